import type { ApiError } from '@foothold/shared/api';
import { setSessionIdentity } from '@foothold/shared/auth';
import { explain, login, loginInput } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { Button, Notice, TextField, TextLink, t, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { replaceDocument } from '../navigation/document';
import { LoginFields } from './LoginLayout';
import { resolveAfterLoginPath } from './resolveAfterLoginPath';

/** Email and password. After the login a new document is loaded for the user, also for a company that was rejected. */
export function LoginForm() {
  const [isRedirecting, setRedirecting] = useState(false);
  const [suspended, setSuspended] = useState<ApiError | null>(null);
  const { register, submit, formState } = useEndpointForm(login, {
    rules: loginInput,
    defaultValues: { email: '', password: '' },
    send: (body) => {
      setSuspended(null);
      return { body };
    },
    onDone: ({ token: _, ...identity }) => {
      setRedirecting(true);
      setSessionIdentity(identity);
      replaceDocument(resolveAfterLoginPath(identity));
    },
    onUnmatchedError: (error) => {
      const { status, code, message, isConnectionLost } = error;
      if (code === 'account_suspended') setSuspended(error);
      else if (status === 403 && code !== 'cross_site') {
        setRedirecting(true);
        replaceDocument('/unverified-company');
      }
      // Without a response there is no message from the server to show.
      else toast.error(isConnectionLost ? explain('unexpected') : message);
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
