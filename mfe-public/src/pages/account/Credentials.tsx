import { PasswordField } from '@foothold/shared/forms';
import { TextField, TextLink } from '@foothold/shared/ui';
import { type ComponentProps, useState } from 'react';
import { Across } from './formParts';
import { TakenWay } from './TakenWay';

type Given = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;

interface CredentialsProps {
  email: Given;
  emailError: string | undefined;
  password: Given;
  passwordError: string | undefined;
  /** The page was reloaded, and the password with it. */
  passwordLost: boolean;
}

/** What the first step gave: shown, and the way back to change it. */
export function Credentials({ email, emailError, password, passwordError, passwordLost }: CredentialsProps) {
  // Once it is asked for, also because the server refused it, it stays: its error goes away while one types.
  const [asked, setAsked] = useState(passwordLost);
  if (passwordError && !asked) setAsked(true);

  return (
    <Across>
      <TextField
        {...email}
        label="Email"
        type="email"
        autoComplete="username"
        aside={<TextLink to="/signup">Change email</TextLink>}
        error={emailError}
        hint={emailError && <TakenWay />}
        readOnly
      />
      {asked && (
        <PasswordField
          {...password}
          label="Password"
          autoComplete="new-password"
          error={passwordError}
          meter
          required
        />
      )}
    </Across>
  );
}
