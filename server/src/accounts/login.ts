import type { Input, login } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { withGuessLimits } from './credentials/guesses';
import { verifyPassword } from './credentials/passwords';
import { lockCredentials } from './credentials/passwords.queries';
import { toLoginThrottleKey, withThrottle } from './credentials/throttle';
import { hashToken } from './credentials/tokens';
import type { Client } from './sessions/client';
import { toIdentity } from './sessions/identity';
import { isKnownBrowser } from './sessions/knownBrowsers.queries';
import { auditFailedLogin, auditGuessing, auditLogin } from './sessions/loginAudit';
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
  context: Context,
  { email, password }: Input<typeof login>,
  client: Client,
): Promise<OpenedSession> {
  const { db, config } = context;
  const check = async () => {
    const person = await findPerson(db, email);
    if (await verifyPassword(password, person?.password_hash)) return person;
    await auditFailedLogin(db, person?.user_id, 'password', client);
    return undefined;
  };
  const isKnown = await isKnownBrowser(db, email, hashToken(client.browser));
  const checkGuess = () =>
    withGuessLimits(context, { email, password, ip: client.ip }, check, (guess) =>
      auditGuessing(context, guess, email, client),
    );
  const key = toLoginThrottleKey(email, isKnown ? client.browser : client.ip);
  const person = await (config.RATE_LIMIT
    ? withThrottle(db, key, isKnown ? check : checkGuess, ', or reset your password')
    : check());
  if (!person) fail('wrong_credentials');

  return transact(db, async (tx) => {
    // A password reset ends every session, so no session may be opened with the old password after it.
    const account = await lockCredentials(tx, person);
    if (!account) fail('wrong_credentials');
    if (account.suspended_at) fail('account_suspended', undefined, { reason: account.suspension_reason });
    if (client.session) await deleteSession(tx, client.session);
    // Read again: two-factor login may have been enabled in the meantime.
    const current = await findPersonById(tx, person.user_id);
    const awaits_code = current.has_two_factor;
    const token = await openSession(tx, current, { ...client, awaits_code });
    if (!awaits_code) await auditLogin(tx, person.user_id, client);
    return { token, identity: toIdentity({ ...current, awaits_code }, config) };
  });
}

/** The second step of a two-factor login: replaces the session that only allows entering the code by a full one. */
export async function completeLogIn(
  context: Context,
  user: User,
  code: string,
  client: Client,
): Promise<OpenedSession> {
  const onWrongCode = () => auditFailedLogin(context.db, user.user_id, 'code', client);
  return withVerifiedCode(
    context,
    user.user_id,
    code,
    async (tx, codeKind) => {
      // A new password ends every session, including the one of the first step.
      if (!(await deleteSession(tx, user.session))) fail('signed_out');
      const person = await findPersonById(tx, user.user_id);
      await reportRecoveryCodeUse(tx, user, codeKind, client.request_id);
      await auditLogin(tx, user.user_id, client);
      return { token: await openSession(tx, person, client), identity: toIdentity(person, context.config) };
    },
    onWrongCode,
  );
}
