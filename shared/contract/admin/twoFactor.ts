import { adminRoles, endpoint } from '../endpoint';
import { instant } from '../fields';
import { currentPassword } from '../ownAccountInput';
import * as z from '../schema';
import { loginCode, loginCodeInput } from '../sessionInput';

const twoFactorPath = '/account/two-factor';

/** Admins who must set up two-factor login first may call these and little else. */
const twoFactorSetupRoles = [...adminRoles, 'unenrolled'] as const;

export const viewTwoFactor = endpoint({
  method: 'GET',
  path: twoFactorPath,
  access: twoFactorSetupRoles,
  summary: 'Whether the caller’s login takes a code, and how many recovery codes are left.',
  output: z.object({
    enrolled_at: instant.nullable(),
    recovery_codes_left: z.int(),
    /** Whether this site requires it of all admins. */
    required: z.boolean(),
  }),
});

export const twoFactorPassword = z.object({ password: currentPassword });

export const startTwoFactor = endpoint({
  method: 'POST',
  path: twoFactorPath,
  access: twoFactorSetupRoles,
  summary:
    'Makes a secret for an authenticator app. Fails with `invalid_input` at `password`, or `not_possible_now` where it is on.',
  body: twoFactorPassword,
  output: z.object({ secret: z.string(), uri: z.string() }),
});

/** With the header `x-passive` the call only reads the time left; without it, it counts as activity. */
export const viewSessionTimeLeft = endpoint({
  method: 'GET',
  path: '/account/presence',
  access: twoFactorSetupRoles,
  summary: 'How long the caller’s session goes on without another call.',
  output: z.object({ seconds_left: z.int() }),
});

const recovery_codes = z.array(z.string());

/** Shown once: only their hashes are stored. */
export const confirmTwoFactor = endpoint({
  method: 'PUT',
  path: twoFactorPath,
  access: twoFactorSetupRoles,
  summary: 'Switches two-factor login on by a first code, and ends every other session. Fails with `invalid_input`.',
  body: loginCodeInput,
  output: z.object({ recovery_codes, message: z.string() }),
});

export const twoFactorProof = z.object({ password: currentPassword, code: loginCode });

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${twoFactorPath}/recovery-codes`,
  access: adminRoles,
  summary: 'Puts new recovery codes in place of the old ones. Fails with `invalid_input` or `too_many_requests`.',
  body: twoFactorProof,
  output: z.object({ recovery_codes, message: z.string() }),
});

export const disableTwoFactor = endpoint({
  method: 'DELETE',
  path: twoFactorPath,
  access: adminRoles,
  summary: 'Switches two-factor login off. Fails with `invalid_input` or `too_many_requests`.',
  body: twoFactorProof,
  output: z.object({ message: z.string() }),
});
