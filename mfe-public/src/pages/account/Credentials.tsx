import { PasswordField } from '@foothold/shared/forms';
import { TextField, TextLink } from '@foothold/shared/ui';
import { type ComponentProps, useState } from 'react';
import { FullWidth } from '../../forms/formLayout';
import { LoginHint } from './LoginHint';

type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

interface CredentialsProps {
  email: FieldProps;
  emailError: string | undefined;
  password: FieldProps;
  passwordError: string | undefined;
  /** The page was reloaded, and the password with it. */
  isPasswordLost: boolean;
}

/** What the first step gave: shown, and the way back to change it. */
export function Credentials({ email, emailError, password, passwordError, isPasswordLost }: CredentialsProps) {
  // Once it is asked for, also because the server refused it, it stays: its error goes away while one types.
  const [isPasswordShown, setPasswordShown] = useState(isPasswordLost);
  if (passwordError && !isPasswordShown) setPasswordShown(true);

  return (
    <FullWidth>
      <TextField
        {...email}
        label="Email"
        type="email"
        autoComplete="username"
        aside={<TextLink to="/signup">Change email</TextLink>}
        error={emailError}
        hint={emailError && <LoginHint />}
        readOnly
      />
      {isPasswordShown && (
        <PasswordField
          {...password}
          label="Password"
          autoComplete="new-password"
          error={passwordError}
          meter
          required
        />
      )}
    </FullWidth>
  );
}
