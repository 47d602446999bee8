import type { Identity, Input, login, register } from '@foothold/shared/contract';
import type { Context } from '../context';
import { type Db, type Tx, transact } from '../db';
import { fail } from '../http';
import { identityOf } from './identity';
import { fits, hashPassword, refuseCommonPassword } from './passwords';
import {
  deleteSession,
  findPerson,
  findPersonById,
  holdPassword,
  insertOrganization,
  insertSession,
  insertStudent,
  insertUser,
} from './queries';
import { throttled } from './throttle';
import { hashOf, newToken } from './tokens';

interface Opened {
  token: string;
  identity: Identity;
}

/** Checks who it is and opens a session in place of the one they came with. An unknown account looks and takes like a wrong password. */
export async function logIn(
  { db, config }: Context,
  { email, password }: Input<typeof login>,
  from: { ip: string; session: string | undefined; device?: string | null },
): Promise<Opened> {
  const check = async () => {
    const person = await findPerson(db, email);
    return (await fits(password, person?.password_hash)) ? person : undefined;
  };
  const subject = loginSubject(email, from.ip);
  const person = await (config.RATE_LIMIT ? throttled(db, subject, check, ', or reset your password') : check());
  if (!person) fail('wrong_credentials');

  return transact(db, async (tx) => {
    // A reset in the meantime ends every session: none may be opened with the old password after it.
    if (!(await holdPassword(tx, person))) fail('wrong_credentials');
    if (from.session) await deleteSession(tx, from.session);
    return { token: await openSession(tx, person.user_id, from.device), identity: identityOf(person) };
  });
}

/** What failed logins are counted by. */
export const loginSubject = (email: string, ip: string) => `login ${email} ${ip}`;

/** Creates an account and signs it in; an organization then waits for its verification. */
export async function registerAccount(
  { db, config }: Context,
  registration: Input<typeof register>,
  device?: string | null,
): Promise<Opened & { id: number }> {
  const { email, password, role } = registration;
  refuseCommonPassword(password, email);
  const password_hash = await hashPassword(password);

  return transact(db, async (tx) => {
    const user = await insertUser(tx, { email, password_hash, role });
    if (!user) fail('email_taken', { email: 'An account with this email already exists.' });
    await insertProfile(tx, user.id, registration, config.PLATFORM_TIME_ZONE);
    const identity = identityOf(await findPersonById(tx, user.id));
    return { token: await openSession(tx, user.id, device), identity, id: identity.role_specific_id };
  });
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

async function openSession(db: Db, user_id: number, device: string | null = null): Promise<string> {
  const token = newToken();
  await insertSession(db, { token_hash: hashOf(token), user_id, device });
  return token;
}
