import { PasswordField } from '@foothold/shared/forms';
import type { ComponentProps } from 'react';

interface CurrentPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  email: string;
}

/** The password of the signed-in admin. The hidden email field tells a password manager which account it belongs to. */
export const CurrentPasswordField = ({ email, ...rest }: CurrentPasswordFieldProps) => (
  <>
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField {...rest} label="Your password" autoComplete="current-password" required />
  </>
);
