import { useRefresh } from '@foothold/shared/area';
import { type Passkey, passkeyPassword, removePasskey } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { Button, Dialog, FormNotice, focusHeading, SecondaryText, Stack, toast } from '@foothold/shared/ui';
import { useId } from 'react';

interface PasskeyRemovalProps {
  passkey: Passkey;
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the password and removes a passkey. */
export function PasskeyRemoval({ passkey: { id, name }, email, isOpen, onClose }: PasskeyRemovalProps) {
  const formId = useId();
  const refresh = useRefresh();
  const showRemoval = async () => {
    onClose();
    await refresh();
    focusHeading();
  };
  const { register, submit, reset, formState } = useEndpointForm(removePasskey, {
    rules: passkeyPassword,
    defaultValues: { password: '' },
    send: (body) => ({ params: { id }, body }),
    onDone: ({ message }) => {
      toast.success(message);
      return showRemoval();
    },
    // Already removed in another tab: reload, so that the page shows it.
    onError: ({ code }) => void (code === 'not_found' && showRemoval()),
  });
  const { errors, isSubmitting } = formState;
  const close = () => {
    if (isSubmitting) return;
    reset();
    onClose();
  };

  return (
    <Dialog
      title={`Remove “${name}”?`}
      isOpen={isOpen}
      onClose={close}
      alert
      actions={
        <>
          <Button $tone="soft" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="danger-solid" busy={isSubmitting} busyLabel="Removing...">
            Remove
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate $gap={4}>
        <SecondaryText>It no longer logs you in. Delete it on your device too.</SecondaryText>
        {/* Tells password managers which account this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('password')}
          label="Your password"
          autoComplete="current-password"
          enterKeyHint="done"
          error={errors.password?.message}
          required
        />
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
