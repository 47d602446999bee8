import type { Identity, Input, register } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { fail } from '../platform/http';
import { isAddressTaken } from './addressConfirmation/queries';
import { hashPassword, refuseCommonPassword } from './credentials/passwords';
import { insertOrganization, insertStudent, insertUser } from './registration.queries';
import type { Client } from './sessions/client';
import { toIdentity } from './sessions/identity';
import { type OpenedSession, openSession } from './sessions/openSession';
import { findPersonById } from './sessions/queries';

/** Checks and hashes the password of a registration. */
export async function hashNewPassword({ email, password }: Input<typeof register>, ip: string): Promise<string> {
  refuseCommonPassword(password, email);
  return hashPassword(password, ip);
}

interface NewAccount {
  registration: Input<typeof register>;
  password_hash: string;
  client?: Client | undefined;
}

/** Creates an account and opens a session for it. An organization starts as pending, until an admin verifies it. */
export const createAccount = (
  { db, config }: Context,
  { registration, password_hash, client }: NewAccount,
): Promise<OpenedSession & { id: number }> =>
  transact(db, async (tx) => {
    const { email, role } = registration;
    const user = await insertUser(tx, { email, password_hash, role });
    if (!user || (await isAddressTaken(tx, email, user.id)))
      fail('email_taken', { email: 'An account with this email already exists.' });
    await insertProfile(tx, user.id, registration, config.PLATFORM_TIME_ZONE);
    const identity = toIdentity(await findPersonById(tx, user.id), config);
    await auditRegistration(tx, identity, client?.request_id);
    return { token: await openSession(tx, identity, client ?? {}), identity, id: identity.role_specific_id };
  });

/** Only that there is a new account, and whose. */
function auditRegistration(tx: Tx, { user_id, role, role_specific_id }: Identity, request_id: string | undefined) {
  const about =
    role === 'student'
      ? { action: 'student.registered', subject: 'user', subject_id: user_id }
      : { action: 'organization.registered', subject: 'organization', subject_id: role_specific_id };
  return writeAudit(tx, { user_id }, { ...about, ...(request_id && { request_id }) });
}

async function insertProfile(tx: Tx, user_id: number, registration: Input<typeof register>, time_zone: string) {
  if (registration.role === 'student') {
    const { email: _, password: __, role: ___, ...profile } = registration;
    await insertStudent(tx, { user_id, ...profile });
  } else {
    const { email: _, password: __, role: ___, ...profile } = registration;
    await insertOrganization(tx, { user_id, time_zone, ...profile });
  }
}
