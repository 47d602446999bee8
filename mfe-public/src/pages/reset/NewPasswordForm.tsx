import { confirmPasswordReset, newPasswordInput } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { useNavigate, useRevalidator } from '@foothold/shared/router';
import { Button, FormNotice, toast } from '@foothold/shared/ui';
import { AccountForm } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';
import { resetToken } from './resetToken';

const rules = newPasswordInput.pick({ password: true });

export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { register, submit, formState } = useEndpointForm(confirmPasswordReset, {
    rules,
    defaultValues: { password: '' },
    send: ({ password }) => ({ body: { token, password } }),
    onDone: ({ message }) => {
      resetToken.clear();
      toast.success(message);
      return navigate('/login', { replace: true });
    },
    onUnmatchedError: ({ code }) => {
      if (code !== 'not_possible_now') return false;
      // The link expired while the form was open: the loader finds out, and the message replaces the form.
      void revalidate();
      return true;
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <AccountLayout
      title="Set a new password"
      subtitle="This logs you out everywhere. Log in again with the new password."
    >
      <AccountForm onSubmit={submit} noValidate>
        <PasswordField
          {...register('password')}
          label="New password"
          autoComplete="new-password"
          enterKeyHint="done"
          error={errors.password?.message}
          meter
          required
        />
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        <Button type="submit" $tone="primary" $wide busy={isSubmitting} busyLabel="Saving...">
          Save password
        </Button>
      </AccountForm>
    </AccountLayout>
  );
}
