import { login, loginInput } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { ActionFailure, Button, Notice, TextField, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { LoginFields } from './LoginLayout';
import type { LoginOutcome } from './useLoginOutcome';

/** Email and password. */
export function LoginForm({ outcome }: { outcome: LoginOutcome }) {
  const { isRedirecting, suspended, failure } = outcome;
  const { register, submit, formState } = useEndpointForm(login, {
    rules: loginInput,
    defaultValues: { email: '', password: '' },
    send: (body) => {
      outcome.start();
      return { body };
    },
    onDone: outcome.succeed,
    onUnmatchedError: (error) => {
      outcome.fail(error);
      return true;
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <LoginFields onSubmit={submit} noValidate>
      {suspended && <SuspendedNotice message={suspended.message} reason={suspended.reason} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        aside={<TextLink to="/reset">Forgot Password</TextLink>}
        // A failed login marks both fields with the same message; it is shown once.
        error={errors.email ? undefined : errors.password?.message}
        {...register('password')}
      />
      <ActionFailure>{failure}</ActionFailure>
      <Button type="submit" $tone="primary" busy={isSubmitting || isRedirecting} busyLabel="Signing in...">
        Sign in
      </Button>
    </LoginFields>
  );
}

/** Why a login was refused. Not a toast, which would disappear: there is no other page to read it on. */
const SuspendedNotice = ({ message, reason }: { message: string; reason: string | null }) => (
  <div role="alert">
    <Notice tone="bad">
      <p>{message}</p>
      {reason && <Detail>{reason}</Detail>}
      <Detail>We mailed you this too. If you do not agree, answer that mail.</Detail>
    </Notice>
  </div>
);

const Detail = styled.p`margin-top: ${t.space[1]}; font-weight: 400; white-space: pre-line; overflow-wrap: anywhere;`;
