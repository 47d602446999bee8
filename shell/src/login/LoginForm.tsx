import type { ApiError } from '@foothold/shared/api';
import { setSessionIdentity } from '@foothold/shared/auth';
import { explain, login } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { Button, TextField, TextLink, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { replaceDocument } from '../document';
import { LoginFields } from './LoginLayout';
import { resolveAfterLoginPath } from './resolveAfterLoginPath';
import { SuspendedNotice } from './SuspendedNotice';

/** Email and password. Whoever gets in is led on by a new document, which is theirs; so is a company that was rejected. */
export function LoginForm() {
  const [isRedirecting, setRedirecting] = useState(false);
  const [suspended, setSuspended] = useState<ApiError | null>(null);
  const { register, submit, formState } = useEndpointForm(login, {
    rules: login.body,
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
      const { status, code, message } = error;
      if (code === 'account_suspended') setSuspended(error);
      else if (status === 403 && code !== 'cross_site') {
        setRedirecting(true);
        replaceDocument('/unverified-company');
      }
      // Without an answer there is no sentence of the server's to show.
      else toast.error(code === 'offline' ? explain('unexpected') : message);
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
        // Both fields share one sentence; it is said once.
        error={errors.email ? undefined : errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" $tone="primary" busy={isSubmitting || isRedirecting} busyLabel="Signing in...">
        Sign in
      </Button>
    </LoginFields>
  );
}
