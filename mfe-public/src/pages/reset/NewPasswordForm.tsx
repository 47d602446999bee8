import { confirmPasswordReset, newPasswordInput, newPasswordWithCode } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { useNavigate, useRevalidator } from '@foothold/shared/router';
import { Button, FormNotice, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { AccountForm } from '../../forms/formLayout';
import { AccountLayout } from '../../layout/AccountLayout';
import { CodeField } from './CodeField';
import { resetToken } from './resetToken';

const rules = newPasswordInput.pick({ password: true, code: true });

interface NewPasswordFormProps {
  token: string;
  /** Whether the link takes a code of two-factor login too. */
  needsCode: boolean;
}

export function NewPasswordForm({ token, needsCode }: NewPasswordFormProps) {
  const navigate = useNavigate();
  // The server may tell only now, where the check of the link had failed.
  const [wasRefused, setRefused] = useState(false);
  const asksCode = needsCode || wasRefused;
  const { revalidate } = useRevalidator();
  const { register, submit, formState } = useEndpointForm(confirmPasswordReset, {
    rules: asksCode ? newPasswordWithCode : rules,
    defaultValues: { password: '', code: null },
    send: ({ password, code }) => ({ body: { token, password, ...(code && { code }) } }),
    onDone: async ({ message }) => {
      resetToken.clear();
      await navigate('/login', { replace: true });
      toast.success(message);
    },
    onError: ({ fields }) => setRefused(wasRefused || fields.code !== undefined),
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
          enterKeyHint={asksCode ? 'next' : 'done'}
          error={errors.password?.message}
          meter
          required
        />
        {asksCode && <CodeField {...register('code')} error={errors.code?.message} />}
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        <Button type="submit" $tone="primary" $wide busy={isSubmitting} busyLabel="Saving...">
          Save password
        </Button>
      </AccountForm>
    </AccountLayout>
  );
}
