import { whoIs } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import type { Db } from '../db';
import type { User } from '../http';
import { findPersonBySession, type Person, touchSession } from './queries';
import { hashOf } from './tokens';

/** What a screen is told about a person. Anyone but an organization counts as verified. */
export function identityOf(person: Omit<Person, 'password_hash'>): Identity {
  const { user_id, email, role, org_id, company_name, full_name, verification_status, reason } = person;
  const status = verification_status ?? 'verified';
  return {
    role,
    user_id,
    role_specific_id: org_id ?? user_id,
    verified: status === 'verified' ? 1 : 0,
    verification_status: status,
    name: company_name ?? full_name ?? 'Admin',
    email,
    reason,
  };
}

/** Who holds this token, or null. That they were seen is written at most once a minute. */
export async function identify(db: Db, token: string): Promise<User | null> {
  const session = hashOf(token);
  const person = await findPersonBySession(db, session);
  if (!person) return null;
  if (person.seen_long_ago) await touchSession(db, session);
  const identity = identityOf(person);
  return { ...identity, who: whoIs(identity), session };
}
