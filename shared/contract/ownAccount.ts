import { endpoint, signedInRoles } from './endpoint';
import { id, idText, instant } from './fields';
import { accountDeletionInput, addressChangeInput, passwordChangeInput } from './ownAccountInput';
import * as z from './schema';

/** Ends every other session of the account and sends an email about it. A wrong password is an error at its field. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/password',
  access: signedInRoles,
  summary:
    'Changes the caller’s own password. Ends all sessions, and opens a new one. Fails with `invalid_input` at `current_password`, or `too_many_requests`.',
  body: passwordChangeInput,
  output: z.object({ token: z.string(), message: z.string() }),
});

/** Fails with `not_possible_now` when enough were mailed today, or the address is confirmed. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/account/confirmation',
  access: [...signedInRoles, 'rejected', 'unconfirmed'],
  summary: 'Mails the link again that confirms the caller’s address.',
  output: z.object({ message: z.string() }),
});

/**
 * An address that is not confirmed is changed at once; a confirmed one when the link is followed that the new one gets.
 * Fails with `email_taken`, with `invalid_input` at `password`, or `not_possible_now` when enough links were mailed today.
 */
export const changeAddress = endpoint({
  method: 'PUT',
  path: '/account/email',
  access: ['student', 'organization', 'pending', 'rejected', 'unconfirmed'],
  summary: 'Changes the caller’s email address, once a link is followed that is mailed to it.',
  body: addressChangeInput,
  output: z.object({ message: z.string() }),
});

const addressChangePath = {
  path: '/account/email/change',
  access: ['student', 'organization', 'pending'],
} as const;

export const viewAddressChange = endpoint({
  method: 'GET',
  ...addressChangePath,
  summary: 'The address that is to take the place of the caller’s, as long as its link can be followed; null if none.',
  output: z.object({ change: z.object({ email: z.string(), expires_at: instant }).nullable() }),
});
export type AddressChange = NonNullable<z.infer<typeof viewAddressChange.output>['change']>;

/** Fails with `not_possible_now` when enough were mailed today, or no change is pending. */
export const resendAddressChange = endpoint({
  method: 'POST',
  ...addressChangePath,
  summary: 'Mails the link again that the new address has to follow.',
  output: z.object({ message: z.string() }),
});

export const cancelAddressChange = endpoint({
  method: 'DELETE',
  ...addressChangePath,
  summary: 'Makes the links void that would change the caller’s address.',
  output: z.object({ message: z.string() }),
});

/** A session of an account: `device` is the browser's name at login, `current` the session of this call. */
export const accountSession = z.object({
  id,
  created_at: instant,
  last_seen_at: instant,
  device: z.string().nullable(),
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  access: signedInRoles,
  summary: 'Where the caller is logged in, this session first, then the one last seen.',
  output: z.object({ sessions: z.array(accountSession) }),
});

/** The session of this call is ended by `logout`. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  access: signedInRoles,
  summary: 'Logs the caller out on one other device. Fails with `not_found`, or `not_possible_now` for this session.',
  params: z.object({ id: idText }),
  output: z.object({ message: z.string() }),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  access: signedInRoles,
  summary: 'Logs the caller out everywhere else.',
  output: z.object({ ended: z.int(), message: z.string() }),
});

/** A download link to an archive with the student's data as JSON and their documents. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  access: 'student',
  summary: 'Everything that is kept about the student, as a ZIP. Fails with `too_many_requests`.',
  produces: 'application/zip',
});

/** Immediate and final. Companies keep an anonymous application; the email address can be used for a new account. */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  access: 'student',
  summary: 'Deletes the student’s account. Fails with `invalid_input` at `password`, or `too_many_requests`.',
  body: accountDeletionInput,
  output: z.object({ message: z.string() }),
});
