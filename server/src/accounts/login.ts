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
import { isKnownBrowser } from './sessions/knownBrowsers.queries';
import { auditFailedLogin, auditGuessing } from './sessions/loginAudit';
import type { OpenedSession } from './sessions/openSession';
import { findPerson } from './sessions/queries';
import { startSession, startSessionAfterSecondStep } from './sessions/startSession';
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
  const isKnown = await isKnownBrowser(db, email, hashToken(client.browser));
  const check = async () => {
    const person = await findPerson(db, email);
    const knownTo = isKnown ? person?.user_id : undefined;
    if (await verifyPassword(password, person?.password_hash, client.ip, knownTo)) return person;
    await auditFailedLogin(db, person?.user_id, 'password', client);
    return undefined;
  };
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
    return startSession(tx, config, { ...account, user_id: person.user_id }, client);
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
      const opened = await startSessionAfterSecondStep(tx, context.config, user, client);
      await reportRecoveryCodeUse(tx, user, codeKind, client.request_id);
      return opened;
    },
    { onWrongCode },
  );
}
