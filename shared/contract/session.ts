import { role, verificationStatus } from './choices';
import { endpoint, signedInRoles } from './endpoint';
import { limitedAdminRoles } from './enums';
import { flag, id } from './fields';
import * as z from './schema';
import {
  emailedToken,
  loginCodeInput,
  loginInput,
  newPasswordInput,
  passwordResetInput,
  registrationInput,
} from './sessionInput';

/** The signed-in user, for screens. `role_specific_id` is the organization's id, else the user's. */
export const identity = z.object({
  role,
  user_id: id,
  role_specific_id: id,
  verified: flag,
  verification_status: verificationStatus,
  name: z.string(),
  email: z.string(),
  /** Path of the company's logo. */
  logo: z.string().nullish(),
  reason: z.string().nullish(),
  /** Of an admin: whether two-factor login is on, the `code` is still missing, or it must be set up first. */
  two_factor: z.enum(['on', 'off', 'code', 'setup']).optional(),
  /** Whether the address must still be confirmed; `overdue` after 7 days, when the account can do nothing else. */
  email_status: z.enum(['unconfirmed', 'overdue']).optional(),
  /** Of an admin with this part of an admin's work alone. */
  admin_role: z.enum(limitedAdminRoles).optional(),
  /** Of a rejected company: whether it had been verified before. */
  suspended: z.boolean().optional(),
});
export type Identity = z.infer<typeof identity>;

const token = z.string();

/**
 * Opens a session. Fails with `wrong_credentials`, `too_many_requests`, `account_suspended` or `organization_rejected`.
 * The last sets the cookie as well, for a session that may read its own account, ask for another review and log out.
 */
export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: 'anyone',
  limitedAs: 'login',
  summary: 'Opens a session and sets its cookie; the token is for clients without cookies.',
  body: loginInput,
  output: identity.extend({ token }),
});

/**
 * The second step, in the session that the first one opened. Fails with `invalid_input` at `code`, `too_many_requests`, or
 * `signed_out` after ten minutes.
 */
export const verifyLoginCode = endpoint({
  method: 'POST',
  path: '/login/code',
  access: 'unproven',
  limitedAs: 'login',
  summary: 'Opens the session of somebody whose login takes a code; the token is for clients without cookies.',
  body: loginCodeInput,
  output: identity.extend({ token }),
});

/** Creates a student's or an organization's account and signs in. Fails with `email_taken`. */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  limitedAs: 'register',
  summary: 'Creates an account and signs it in; an organization then waits for its verification.',
  status: 201,
  idempotent: true,
  body: registrationInput,
  output: z.object({
    details: z.object({ user_id: id, id }),
    identity,
    token,
    message: z.string(),
  }),
});

export const viewSession = endpoint({
  method: 'GET',
  path: '/session',
  access: [...signedInRoles, 'rejected', 'unconfirmed', 'unproven', 'unenrolled'],
  summary: 'Tells who is signed in.',
  output: identity,
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  access: 'anyone',
  summary: 'Ends the session of this call, if there is one.',
  status: 204,
});

/** A link may be followed again. Fails with `not_possible_now` when it has expired or the account has another address. */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  access: 'anyone',
  limitedAs: 'link',
  summary: 'Confirms the address of an account by a mailed token, which is valid for 7 days.',
  body: emailedToken,
  output: z.object({ message: z.string() }),
});

/** Changes nothing. Fails with `not_possible_now` where `confirmAddress` would. */
export const previewConfirmation = endpoint({
  method: 'POST',
  path: '/auth/confirm/preview',
  access: 'anyone',
  limitedAs: 'link',
  summary: 'The address that a mailed token confirms, and whether it is confirmed already.',
  body: emailedToken,
  output: z.object({ email: z.string(), is_confirmed: z.boolean() }),
});

/** By the link that the old address got. Fails with `not_possible_now` after 7 days. */
export const undoAddressChange = endpoint({
  method: 'POST',
  path: '/auth/undo-address-change',
  access: 'anyone',
  limitedAs: 'link',
  summary: 'Gives an account its old address back, ends its sessions, and mails a link to set a new password.',
  body: emailedToken,
  output: z.object({ message: z.string() }),
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/resetPassword',
  access: 'anyone',
  limitedAs: 'reset',
  summary: 'Mails a single-use link, valid for 30 minutes; the answer is the same whether the account exists.',
  body: passwordResetInput,
  output: z.object({ message: z.string() }),
});

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/resetPassword/check',
  access: 'anyone',
  limitedAs: 'link',
  summary:
    'Tells whether a mailed token still works and whether it takes a code, and nothing else of whose it is. Fails with `not_possible_now`.',
  body: emailedToken,
  output: z.object({ needs_code: z.boolean() }),
});

/**
 * An admin's mailed token takes a code of two-factor login too. Fails with `not_possible_now`, with `invalid_input` at
 * `password` or `code`, or with `too_many_requests`.
 */
export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/resetPassword/confirm',
  access: 'anyone',
  limitedAs: 'link',
  summary: 'Sets a new password by a mailed token and ends every session of the account.',
  body: newPasswordInput,
  output: z.object({ message: z.string() }),
});
