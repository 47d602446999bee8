import { PasswordField, TextField, TextLink } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';

type Given = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

interface CredentialsProps {
  email: Given;
  emailError: string | undefined;
  password: Given;
  passwordError: string | undefined;
  /** The password is asked for again: this page was reloaded, or the server refused the one that was given. */
  asksPassword: boolean;
}

/** What the first step gave: shown, and the way back to change it. */
export function Credentials({ email, emailError, password, passwordError, asksPassword }: CredentialsProps) {
  return (
    <>
      <TextField
        {...email}
        label="Email"
        type="email"
        autoComplete="email"
        aside={<TextLink to="/signup">Change email</TextLink>}
        error={emailError}
        hint={
          emailError && (
            <>
              Is it yours? <TextLink to="/login">Login</TextLink>
            </>
          )
        }
        readOnly
      />
      {asksPassword && (
        <PasswordField
          {...password}
          label="Password"
          autoComplete="new-password"
          error={passwordError}
          meter
          required
        />
      )}
    </>
  );
}
