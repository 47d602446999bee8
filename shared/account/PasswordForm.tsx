import { useRefresh } from '@foothold/shared/area';
import { changePassword, passwordChangeInput } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, Stack, toast } from '@foothold/shared/ui';
import { useEffect } from 'react';
import { CurrentPasswordField } from './CurrentPasswordField';

interface PasswordFormProps {
  email: string;
  onClose: () => void;
}

export function PasswordForm({ email, onClose }: PasswordFormProps) {
  const refresh = useRefresh();
  const { register, submit, setFocus, formState } = useEndpointForm(changePassword, {
    rules: passwordChangeInput,
    defaultValues: { current_password: '', new_password: '' },
    send: (body) => ({ body }),
    onDone: async ({ message }) => {
      toast.success(message);
      onClose();
      await refresh();
    },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('current_password'), [setFocus]);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <CurrentPasswordField
        {...register('current_password')}
        label="Current password"
        email={email}
        error={errors.current_password?.message}
      />
      <PasswordField
        {...register('new_password')}
        label="New password"
        autoComplete="new-password"
        enterKeyHint="done"
        hint="At least 8 characters."
        error={errors.new_password?.message}
        meter
        required
      />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
          Save password
        </Button>
        <Button $tone="soft" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
