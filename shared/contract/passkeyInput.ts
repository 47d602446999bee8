import { optionalText } from './fields';
import { currentPassword } from './ownAccountInput';
import * as z from './schema';

/** A passkey without a name is called after its browser. */
export const passkeyName = optionalText(60);

/** Passkeys are added and removed with the password. */
export const passkeyPassword = z.object({ password: currentPassword });

/** The form of a new passkey. */
export const newPasskeyInput = passkeyPassword.extend({ name: passkeyName });
