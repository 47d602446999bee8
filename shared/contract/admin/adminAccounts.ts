import { endpoint } from '../endpoint';
import { limitedAdminRoles } from '../enums';
import * as z from '../schema';
import { email, newPassword } from '../sessionInput';

/** The part of an admin's work that somebody does alone; null for all of it. */
const adminRole = z.enum(limitedAdminRoles).nullable();

/** Accepted from the server's own machine only: an operator's token alone creates no admin. */
export const createAdmin = endpoint({
  method: 'POST',
  path: '/admins',
  access: 'operator',
  summary: 'Makes an admin; one who is there already stays as they are.',
  body: z.object({ email, password: newPassword, admin_role: adminRole.default(null) }),
  output: z.object({ created: z.boolean() }),
});

/** Accepted from the server's own machine only. */
export const changeAdminRole = endpoint({
  method: 'PUT',
  path: '/admins/role',
  access: 'operator',
  summary: 'Gives an admin a part of the work alone, or all of it, and ends their sessions. Fails with `not_found`.',
  body: z.object({ email, admin_role: adminRole }),
  output: z.object({ changed: z.boolean() }),
});

/** Ends the old password and all sessions, and two-factor login if requested. */
export const resetAdmin = endpoint({
  method: 'POST',
  path: '/admins/reset',
  access: 'operator',
  summary: 'Gives a link by which an admin sets a new password, once, within 30 minutes. Fails with `not_found`.',
  body: z.object({ email, two_factor_off: z.boolean().default(false) }),
  output: z.object({ link: z.string(), two_factor_was_on: z.boolean() }),
});
