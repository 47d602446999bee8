import { getAccessRole } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { User } from '../../platform/http';
import { hashToken } from '../credentials/tokens';
import { findPersonBySession, type Person, touchSession } from './queries';

type PersonState = Omit<Person, 'password_hash'> & { awaits_code?: boolean };
type TwoFactorPolicy = Pick<Config, 'REQUIRE_ADMIN_2FA'>;

/** The part of an account that the browser gets. Everybody but an organization counts as verified. */
export function toIdentity(person: PersonState, policy: TwoFactorPolicy): Identity {
  const { user_id, email, role, org_id, company_name, full_name, logo, verification_status, reason, email_status } =
    person;
  const isSuspended = verification_status === 'rejected' && person.suspended_at !== null;
  const status = verification_status ?? 'verified';
  return {
    role,
    user_id,
    role_specific_id: org_id ?? user_id,
    verified: status === 'verified' ? 1 : 0,
    verification_status: status,
    name: company_name ?? full_name ?? 'Admin',
    email,
    logo,
    reason,
    ...(role === 'admin' && { two_factor: toTwoFactorState(person, policy) }),
    ...(person.admin_role && { admin_role: person.admin_role }),
    ...(email_status && { email_status }),
    ...(isSuspended && { suspended: true }),
  };
}

/** The state of an admin's two-factor login, or the step that is due next. */
function toTwoFactorState(
  { awaits_code, has_two_factor }: PersonState,
  policy: TwoFactorPolicy,
): Identity['two_factor'] {
  if (awaits_code) return 'code';
  if (has_two_factor) return 'on';
  return policy.REQUIRE_ADMIN_2FA ? 'setup' : 'off';
}

/**
 * The user of a session token; null when there is no such session. `last_seen_at` is updated at most once a minute. A
 * `passive` request, which a page makes by itself, does not extend the session of an admin.
 */
export async function authenticate(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string,
  passive = false,
): Promise<User | null> {
  const session = hashToken(token);
  const person = await findPersonBySession(db, session);
  if (!person) return null;
  if (person.seen_long_ago && !(passive && person.role === 'admin')) await touchSession(db, session);
  const identity = toIdentity(person, config);
  return { ...identity, who: getAccessRole(identity), session };
}
