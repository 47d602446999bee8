import type { Identity, Input, login, Role, register } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { hashPassword, refuseCommonPassword, verifyPassword } from './credentials/passwords';
import { withThrottle } from './credentials/throttle';
import { createToken, hashToken } from './credentials/tokens';
import { toIdentity } from './sessions/identity';
import {
  deleteSession,
  findPerson,
  findPersonById,
  insertOrganization,
  insertSession,
  insertStudent,
  insertUser,
  lockCredentials,
} from './sessions/queries';
import { withVerifiedCode } from './twoFactor/codeVerification';
import { reportRecoveryCodeUse } from './twoFactor/service';

interface OpenedSession {
  token: string;
  identity: Identity;
}

/**
 * Checks who it is and opens a session in place of the one they came with; whoever owes a code too, gets one that is for
 * giving it. An unknown account looks and takes like a wrong password.
 */
export async function logIn(
  { db, config }: Context,
  { email, password }: Input<typeof login>,
  from: { ip: string; session: string | undefined; device?: string | null },
): Promise<OpenedSession> {
  const check = async () => {
    const person = await findPerson(db, email);
    return (await verifyPassword(password, person?.password_hash)) ? person : undefined;
  };
  const subject = toLoginThrottleKey(email, from.ip);
  const person = await (config.RATE_LIMIT ? withThrottle(db, subject, check, ', or reset your password') : check());
  if (!person) fail('wrong_credentials');

  return transact(db, async (tx) => {
    // A reset in the meantime ends every session: none may be opened with the old password after it.
    const account = await lockCredentials(tx, person);
    if (!account) fail('wrong_credentials');
    if (account.suspended_at) fail('account_suspended', undefined, { reason: account.suspension_reason });
    if (from.session) await deleteSession(tx, from.session);
    // Read again: two-factor login may have been switched on since.
    const known = await findPersonById(tx, person.user_id);
    const awaits_code = known.has_two_factor;
    const token = await openSession(tx, known, { device: from.device, awaits_code });
    return { token, identity: toIdentity({ ...known, awaits_code }, config) };
  });
}

/** The second step of a login: opens the session in place of the one that was for giving the code. */
export async function completeLogIn(
  context: Context,
  user: User,
  code: string,
  from: { device: string | null; request_id: string },
): Promise<OpenedSession> {
  return withVerifiedCode(context, user.user_id, code, async (tx, proof) => {
    // A new password in the meantime ends every session, and with it the first step.
    if (!(await deleteSession(tx, user.session))) fail('signed_out');
    const person = await findPersonById(tx, user.user_id);
    await reportRecoveryCodeUse(tx, user, proof, from.request_id);
    return { token: await openSession(tx, person, from), identity: toIdentity(person, context.config) };
  });
}

/** What failed logins are counted by. */
export const toLoginThrottleKey = (email: string, ip: string) => `login ${email} ${ip}`;

/** Creates an account and signs it in; an organization then waits for its verification. */
export async function registerAccount(
  { db, config }: Context,
  registration: Input<typeof register>,
  device?: string | null,
): Promise<OpenedSession & { id: number }> {
  const { email, password, role } = registration;
  refuseCommonPassword(password, email);
  const password_hash = await hashPassword(password);

  return transact(db, async (tx) => {
    const user = await insertUser(tx, { email, password_hash, role });
    if (!user) fail('email_taken', { email: 'An account with this email already exists.' });
    await insertProfile(tx, user.id, registration, config.PLATFORM_TIME_ZONE);
    const identity = toIdentity(await findPersonById(tx, user.id), config);
    return { token: await openSession(tx, identity, { device }), identity, id: identity.role_specific_id };
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

interface SessionOptions {
  device?: string | null | undefined;
  awaits_code?: boolean;
}

async function openSession(
  db: Db,
  { user_id, role }: { user_id: number; role: Role },
  { device = null, awaits_code = false }: SessionOptions,
): Promise<string> {
  const token = createToken();
  const idle_minutes = idleMinutes[role === 'admin' ? 'admin' : 'others'];
  const minutes = awaits_code ? codeEntryMinutes : sessionMinutes;
  await insertSession(db, { token_hash: hashToken(token), user_id, device, idle_minutes, awaits_code, minutes });
  return token;
}

const idleMinutes = { admin: 30, others: 24 * 60 };
const sessionMinutes = 30 * 24 * 60;
/** How long the second step of a login may take. */
const codeEntryMinutes = 10;
