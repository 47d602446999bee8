import { endpoint, signedInRoles } from './endpoint';
import { id, idText, instant } from './fields';
import {
  passkeyCreationOptions,
  passkeyRequestOptions,
  passkeyResponse,
  registeredPasskeyResponse,
} from './passkeyData';
import { passkeyName, passkeyPassword } from './passkeyInput';
import * as z from './schema';
import { identity } from './session';

/** A passkey of an account. `is_synced` is one that its owner's devices share. */
export const passkey = z.object({
  id,
  name: z.string(),
  is_synced: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/account/passkeys',
  access: signedInRoles,
  summary: 'The caller’s passkeys, the newest first.',
  output: z.object({ passkeys: z.array(passkey) }),
});

/**
 * Fails with `invalid_input` at `password`, or with `not_possible_now` when there are ten already, and for an admin without
 * two-factor login.
 */
export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/account/passkeys/options',
  access: signedInRoles,
  summary: 'What `navigator.credentials.create` takes for a new passkey, valid once, for 5 minutes.',
  body: passkeyPassword,
  output: passkeyCreationOptions,
});

/** Sends an email about it. Fails with `not_possible_now` when the browser's response is late, repeated or not valid. */
export const finishPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/account/passkeys',
  access: signedInRoles,
  summary: 'Adds the passkey that the browser has made. Fails with `not_possible_now`.',
  status: 201,
  body: z.object({ name: passkeyName, response: registeredPasskeyResponse }),
  output: z.object({ passkey, message: z.string() }),
});

/** Sends an email about it. A wrong password is an error at its field. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/account/passkeys/:id',
  access: signedInRoles,
  summary: 'Removes a passkey of the caller. Fails with `invalid_input` at `password`, or `too_many_requests`.',
  params: z.object({ id: idText }),
  body: passkeyPassword,
  output: z.object({ message: z.string() }),
});

const loginOutput = identity.extend({ token: z.string() });

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  access: 'anyone',
  limitedAs: 'passkey_options',
  summary: 'What `navigator.credentials.get` takes for a login, valid once, for 5 minutes.',
  output: passkeyRequestOptions,
});

/**
 * Opens a session as `login` does, with the same failures; `wrong_credentials` is a passkey that is unknown or not valid,
 * `forbidden` an admin's, which follows their password.
 */
export const finishPasskeyLogin = endpoint({
  method: 'POST',
  path: '/login/passkey',
  access: 'anyone',
  limitedAs: 'login',
  summary: 'Opens a session by a passkey and sets its cookie; the token is for clients without cookies.',
  body: z.object({ response: passkeyResponse }),
  output: loginOutput,
});

/** Fails with `not_possible_now` when the account has no passkey. */
export const startPasskeyStep = endpoint({
  method: 'POST',
  path: '/login/code/passkey/options',
  access: 'unproven',
  limitedAs: 'passkey_options',
  summary: 'What `navigator.credentials.get` takes in place of a code.',
  output: passkeyRequestOptions,
});

/** Fails with `wrong_credentials` when the passkey is not valid, or not the caller's. */
export const finishPasskeyStep = endpoint({
  method: 'POST',
  path: '/login/code/passkey',
  access: 'unproven',
  limitedAs: 'login',
  summary: 'Opens the session of somebody whose login takes a code, by a passkey of theirs.',
  body: z.object({ response: passkeyResponse }),
  output: loginOutput,
});
