import { cacNumber } from './cacNumber';
import { degree, sex, studentStatus } from './choices';
import { httpsLink, missingOrInvalid, nameText, patchLink, phone, text } from './fields';
import * as z from './schema';

const credentialsMessage = 'Email and password are required.';

export const loginInput = z.object({
  email: z.string(credentialsMessage).trim().toLowerCase().min(1, credentialsMessage).max(254),
  password: z.string(credentialsMessage).min(1, credentialsMessage).max(200),
});

/** A code of an authenticator app, or a recovery code, as typed. */
export const loginCode = z.string('Enter the code.').trim().min(1, 'Enter the code.').max(60, 'This is no code.');

export const loginCodeInput = z.object({ code: loginCode });

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
  company_cac_number: cacNumber,
  interview_link: httpsLink,
  website: patchLink,
});

export const registrationInput = z.discriminatedUnion('role', [studentRegistration, organizationRegistration]);

export const passwordResetInput = z.object({ email });

/** The token of an emailed link. */
export const emailedToken = z.object({ token: z.string().min(1).max(200) });

export const newPasswordInput = emailedToken.extend({ password: newPassword, code: loginCode.nullish() });

/** What an admin fills in, whose mailed link takes a code too. */
export const newPasswordWithCode = z.object({ password: newPassword, code: loginCode });
