import * as z from '@foothold/shared/schema';
import { endpoint, signedInRoles } from './endpoint';
import { degree, role, sex, studentStatus, verificationStatus } from './enums';
import { flag, httpsLink, id, missingOrInvalid, nameText, phone, text } from './fields';

const credentialsMessage = 'Email and password are required.';

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
  summary: 'Opens a session and sets its cookie; the token is for clients without cookies.',
  body: z.object({
    email: z.string(credentialsMessage).trim().toLowerCase().min(1, credentialsMessage).max(254),
    password: z.string(credentialsMessage).min(1, credentialsMessage).max(200),
  }),
  output: identity.extend({ token }),
});

/** A code of an authenticator app, or a recovery code, as typed. */
export const loginCode = z.string('Enter the code.').trim().min(1, 'Enter the code.').max(60, 'This is no code.');

/**
 * The second step, in the session that the first one opened. Fails with `invalid_input` at `code`, `too_many_requests`, or
 * `signed_out` after ten minutes.
 */
export const verifyLoginCode = endpoint({
  method: 'POST',
  path: '/login/code',
  access: 'unproven',
  summary: 'Opens the session of somebody whose login takes a code; the token is for clients without cookies.',
  body: z.object({ code: loginCode }),
  output: identity.extend({ token }),
});

export const email = z
  .string('Email is required.')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(254, 'At most 254 characters.')
  .pipe(z.email('Enter an email address such as ada@example.ng.'));
export const newPassword = z
  .string('Password is required.')
  .min(8, { error: missingOrInvalid('Password is required.', 'Use at least 8 characters.') })
  .max(200, 'At most 200 characters.');

/** The first sign-up step, the same for both roles. */
export const credentials = z.object({ email, password: newPassword });

export const studentRegistration = credentials.extend({
  role: z.literal('student'),
  full_name: nameText('Full name', 120),
  phone: phone('Mobile number'),
  course_of_study: nameText('Course of study', 120),
  university: nameText('University', 160),
  sex,
  status: studentStatus,
  degree,
});

export const organizationRegistration = credentials.extend({
  role: z.literal('organization'),
  company_name: nameText('Company name', 120),
  phone: phone('Phone'),
  company_street_address: text('Address', 200),
  company_state: text('State', 60),
  company_cac_number: text('CAC number', 40),
  interview_link: httpsLink,
});

/** Creates a student's or an organization's account and signs in. Fails with `email_taken`. */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  summary: 'Creates an account and signs it in; an organization then waits for its verification.',
  status: 201,
  idempotent: true,
  body: z.discriminatedUnion('role', [studentRegistration, organizationRegistration]),
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
  access: [...signedInRoles, 'rejected', 'unproven', 'unenrolled'],
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

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/resetPassword',
  access: 'anyone',
  summary: 'Mails a single-use link, valid for 30 minutes; the answer is the same whether the account exists.',
  body: z.object({ email }),
  output: z.object({ message: z.string() }),
});

const resetToken = z.string().min(1).max(200);

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/resetPassword/check',
  access: 'anyone',
  summary: 'Tells whether a mailed token still works, and nothing of whose it is. Fails with `not_possible_now`.',
  status: 204,
  body: z.object({ token: resetToken }),
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/resetPassword/confirm',
  access: 'anyone',
  summary: 'Sets a new password by a mailed token and ends every session of the account.',
  body: z.object({ token: resetToken, password: newPassword }),
  output: z.object({ message: z.string() }),
});
