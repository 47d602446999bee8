import { signedIn, takeTarget } from '@foothold/shared/auth';
import { homeOf } from '@foothold/shared/boot';
import { explain, type Identity, login } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, media, PasswordField, TextField, TextLink, t, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { visitDocument } from '../document';

/** Email and password. Whoever gets in is led on by a new document, which is theirs; so is a company that was rejected. */
export function LoginForm() {
  const [leaving, setLeaving] = useState(false);
  const { register, submit, formState } = useEndpointForm(login, {
    rules: login.body,
    defaultValues: { email: '', password: '' },
    send: (body) => ({ body }),
    onDone: ({ token: _, ...identity }) => {
      setLeaving(true);
      signedIn(identity);
      visitDocument(nextStop(identity));
    },
    onFail: ({ status, code, message }) => {
      if (status === 403 && code !== 'cross_site') {
        setLeaving(true);
        visitDocument('/unverified-company');
      }
      // Without an answer there is no sentence of the server's to show.
      else toast.error(code === 'offline' ? explain('unexpected') : message);
      return true;
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <Fields onSubmit={submit} noValidate>
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
      <Button type="submit" $tone="primary" busy={isSubmitting || leaving} busyLabel="Signing in...">
        Sign in
      </Button>
    </Fields>
  );
}

/** Back to where the login came in between, unless the account has to wait first. */
function nextStop(identity: Identity): string {
  const target = takeTarget();
  return target && identity.verified === 1 ? target : homeOf(identity);
}

const Fields = styled.form`
  display: grid;
  gap: 1.25rem;
  margin-top: ${t.space[6]};
  > button { width: 100%; margin-top: 0.5rem; }
  ${media.phone} { margin-top: ${t.space[5]}; }
`;
