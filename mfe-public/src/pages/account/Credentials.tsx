import { PasswordField } from '@foothold/shared/forms';
import { TextField, TextLink } from '@foothold/shared/ui';
import { type ComponentProps, useState } from 'react';
import { FullWidth } from '../../forms/formLayout';

type FieldProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

interface CredentialsProps {
  email: FieldProps;
  emailError: string | undefined;
  password: FieldProps;
  passwordError: string | undefined;
  /** The page was reloaded; the draft does not keep the password. */
  isPasswordLost: boolean;
}

/** The email of the first step with a link to change it, and the password field when it has to be typed again. */
export function Credentials({ email, emailError, password, passwordError, isPasswordLost }: CredentialsProps) {
  // Once shown, the field stays: its error, which may have been the reason, disappears while the user types.
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
