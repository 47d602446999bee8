import { PasswordField } from '@foothold/shared/forms';
import type { ComponentProps } from 'react';

interface CurrentPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  email: string;
}

/** The password of whoever is signed in, known again by a password manager. */
export const CurrentPasswordField = ({ email, ...rest }: CurrentPasswordFieldProps) => (
  <>
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField {...rest} label="Your password" autoComplete="current-password" required />
  </>
);
