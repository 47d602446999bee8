import { passwordResetInput, requestPasswordReset } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Button, FormNotice, TextField, TextLink } from '@foothold/shared/ui';
import { AccountForm, AccountFormFooter } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';

const failureMessage = 'Failed to send reset email. Try again.';

export function Component() {
  const navigate = useNavigate();
  const { register, submit, formState } = useEndpointForm(requestPasswordReset, {
    rules: passwordResetInput,
    defaultValues: { email: '' },
    send: (body) => ({ body }),
    onDone: () => navigate('/reset-message'),
  });
  const { errors, isSubmitting } = formState;

  return (
    <AccountLayout title="Reset your password" subtitle="We send a link to your email. It works once, for 30 minutes.">
      <AccountForm onSubmit={submit} noValidate>
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          enterKeyHint="send"
          error={errors.email?.message}
          required
        />
        {errors.root && (
          <FormNotice>{errors.root.type === 'too_many_requests' ? errors.root.message : failureMessage}</FormNotice>
        )}
        <Button type="submit" $tone="primary" $wide busy={isSubmitting} busyLabel="Sending...">
          Send reset link
        </Button>
      </AccountForm>
      <AccountFormFooter>
        Remembered it? <TextLink to="/login">Login</TextLink>
      </AccountFormFooter>
    </AccountLayout>
  );
}
