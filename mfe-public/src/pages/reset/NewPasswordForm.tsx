import { confirmPasswordReset } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { useNavigate, useRevalidator } from '@foothold/shared/router';
import { Button, FormNotice, toast } from '@foothold/shared/ui';
import { AccountLayout } from '../../layout/AccountLayout';
import { Form } from './formStyles';
import { clearToken } from './resetToken';

const rules = confirmPasswordReset.body.pick({ password: true });

/** Sets the new password by the link in hand. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { register, submit, formState } = useEndpointForm(confirmPasswordReset, {
    rules,
    defaultValues: { password: '' },
    send: ({ password }) => ({ body: { token, password } }),
    onDone: ({ message }) => {
      clearToken();
      toast.success(message);
      return navigate('/login', { replace: true });
    },
    onUnmatchedError: ({ code }) => {
      if (code !== 'not_possible_now') return false;
      // It died while the form was open: the page says so in the form's place.
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
      <Form onSubmit={submit} noValidate>
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
      </Form>
    </AccountLayout>
  );
}
