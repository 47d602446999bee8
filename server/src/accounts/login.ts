import type { Input, login } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { verifyPassword } from './credentials/passwords';
import { lockCredentials } from './credentials/passwords.queries';
import { toLoginThrottleKey, withThrottle } from './credentials/throttle';
import { toIdentity } from './sessions/identity';
import { type OpenedSession, openSession } from './sessions/openSession';
import { deleteSession, findPerson, findPersonById } from './sessions/queries';
import { withVerifiedCode } from './twoFactor/codeVerification';
import { reportRecoveryCodeUse } from './twoFactor/service';

/**
 * Checks email and password and opens a session in place of the one that the request came with. With two-factor login the
 * session only allows entering the code. An unknown account cannot be told from a wrong password, neither by the
 * response nor by its time.
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
  const key = toLoginThrottleKey(email, from.ip);
  const person = await (config.RATE_LIMIT ? withThrottle(db, key, check, ', or reset your password') : check());
  if (!person) fail('wrong_credentials');

  return transact(db, async (tx) => {
    // A password reset ends every session, so no session may be opened with the old password after it.
    const account = await lockCredentials(tx, person);
    if (!account) fail('wrong_credentials');
    if (account.suspended_at) fail('account_suspended', undefined, { reason: account.suspension_reason });
    if (from.session) await deleteSession(tx, from.session);
    // Read again: two-factor login may have been enabled in the meantime.
    const current = await findPersonById(tx, person.user_id);
    const awaits_code = current.has_two_factor;
    const token = await openSession(tx, current, { device: from.device, awaits_code });
    return { token, identity: toIdentity({ ...current, awaits_code }, config) };
  });
}

/** The second step of a two-factor login: replaces the session that only allows entering the code by a full one. */
export async function completeLogIn(
  context: Context,
  user: User,
  code: string,
  from: { device: string | null; request_id: string },
): Promise<OpenedSession> {
  return withVerifiedCode(context, user.user_id, code, async (tx, codeKind) => {
    // A new password ends every session, including the one of the first step.
    if (!(await deleteSession(tx, user.session))) fail('signed_out');
    const person = await findPersonById(tx, user.user_id);
    await reportRecoveryCodeUse(tx, user, codeKind, from.request_id);
    return { token: await openSession(tx, person, from), identity: toIdentity(person, context.config) };
  });
}
