import { PasswordField } from '@foothold/shared/forms';
import type { ComponentProps } from 'react';

interface CurrentPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'label'> {
  label?: string;
  email: string;
}

/** The password of the signed-in account. The hidden email field tells a password manager which account it is. */
export const CurrentPasswordField = ({ email, label = 'Your password', ...rest }: CurrentPasswordFieldProps) => (
  <>
    <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField {...rest} label={label} autoComplete="current-password" required />
  </>
);
