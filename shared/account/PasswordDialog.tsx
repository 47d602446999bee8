import type { EndpointForm } from '@foothold/shared/forms';
import { Button, Dialog, FormNotice, Stack } from '@foothold/shared/ui';
import { type ReactNode, useId } from 'react';
import { CurrentPasswordField } from './CurrentPasswordField';

interface Values {
  password: string;
}

interface PasswordDialogProps {
  title: string;
  /** What the button does, as a verb: 'Remove'. */
  action: string;
  /** Shown on the button while it does so: 'Removing...'. */
  busyLabel: string;
  email: string;
  form: EndpointForm<Values, Values>;
  isOpen: boolean;
  onClose: () => void;
  /** Says what the action does. */
  children: ReactNode;
}

/** Asks for the account's password before something that cannot be undone. */
export function PasswordDialog({
  title,
  action,
  busyLabel,
  email,
  form,
  isOpen,
  onClose,
  children,
}: PasswordDialogProps) {
  const formId = useId();
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    if (isSubmitting) return;
    form.reset();
    onClose();
  };

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      alert
      actions={
        <>
          <Button $tone="soft" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="danger-solid" busy={isSubmitting} busyLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {children}
        <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
          <CurrentPasswordField
            {...form.register('password')}
            email={email}
            enterKeyHint="done"
            error={errors.password?.message}
          />
          {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        </Stack>
      </Stack>
    </Dialog>
  );
}
