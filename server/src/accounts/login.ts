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
