import { getAccessRole } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { User } from '../../platform/http';
import { hashToken } from '../credentials/tokens';
import { findPersonBySession, type Person, touchSession } from './queries';

type PersonState = Omit<Person, 'password_hash'> & { awaits_code?: boolean };
type TwoFactorPolicy = Pick<Config, 'REQUIRE_ADMIN_2FA'>;

/** What a screen is told about a person. Anyone but an organization counts as verified. */
export function toIdentity(person: PersonState, rule: TwoFactorPolicy): Identity {
  const { user_id, email, role, org_id, company_name, full_name, logo, verification_status, reason } = person;
  const suspended = verification_status === 'rejected' && person.suspended_at !== null;
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
    ...(role === 'admin' && { two_factor: toTwoFactorState(person, rule) }),
    ...(suspended && { suspended }),
  };
}

/** What of two-factor login an admin still owes, or how it stands. */
function toTwoFactorState({ awaits_code, has_two_factor }: PersonState, rule: TwoFactorPolicy): Identity['two_factor'] {
  if (awaits_code) return 'code';
  if (has_two_factor) return 'on';
  return rule.REQUIRE_ADMIN_2FA ? 'setup' : 'off';
}

/**
 * Who holds this token, or null. That they were seen is written at most once a minute; of an admin, whose session ends
 * soon without them, only where they were.
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
