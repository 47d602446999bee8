import type { checkPasswordReset, confirmPasswordReset, Input, requestPasswordReset } from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { enqueueTasks, finishTask } from '../../email/queries';
import type { TaskHandler } from '../../email/taskHandler';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import { fail } from '../../platform/http';
import { hashPassword, refuseCommonPassword } from '../credentials/passwords';
import { updatePassword } from '../credentials/passwords.queries';
import { clearFailures, toLoginThrottleKey, withThrottle } from '../credentials/throttle';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { deleteUserSessions } from '../sessions/queries';
import { passwordChangedEmail, passwordResetEmail, resetLinkMinutes } from './emails';
import { consumeReset, countRecentResets, expireResets, findReset, insertReset, lockUserByEmail } from './queries';

/** The kind of job that `mailResetLink` does. */
export const passwordResetTask = 'password_reset';

/**
 * Writes down that somebody wants a new password. Whether the account exists is looked up only later, by
 * `mailResetLink`, so that neither the answer nor its time can tell.
 */
export async function requestReset(
  { db, config }: Context,
  { email }: Input<typeof requestPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const ask = async () => {
    await enqueueTasks(db, { kind: passwordResetTask, payload: { email }, expiresAfter: resetLinkMinutes * 60_000 });
    // Every request counts against the throttle: none of them is a right one.
    return undefined;
  };
  await (config.RATE_LIMIT ? withThrottle(db, `reset ${email} ${from.ip}`, ask) : ask());
}

// However many addresses the requests come from, nobody's mailbox is flooded, and the last link still works.
const maxLinks = 5;

/** Mails the link that was asked for; the earlier links of the account end. */
export const createResetLinkHandler =
  ({ db, config }: Context): TaskHandler =>
  (job) =>
    transact(db, async (tx) => {
      const first = await finishTask(tx, job.id);
      const account = first && (await lockUserByEmail(tx, (job.payload as { email: string }).email));
      if (!account) return;
      const { user_id } = account;
      if (config.RATE_LIMIT && (await countRecentResets(tx, user_id)) >= maxLinks) return;
      await expireResets(tx, user_id);
      const token = createLinkToken();
      await insertReset(tx, { token_hash: hashToken(token), user_id });
      await queueEmail(tx, passwordResetEmail, { user_id, token });
    });

/** Fails where a mailed token does not work any more. It is not used up by that. */
export async function checkReset(
  { db, config }: Context,
  { token }: Input<typeof checkPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const check = () => findReset(db, hashToken(token));
  const found = await (config.RATE_LIMIT ? withThrottle(db, `reset link ${from.ip}`, check) : check());
  if (!found) failLinkExpired();
}

/** Sets the new password by a mailed token, once, ends every session of the account, and mails that it happened. */
export async function confirmReset(
  { db }: Context,
  { token, password }: Input<typeof confirmPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const token_hash = hashToken(token);
  const account = (await findReset(db, token_hash)) ?? failLinkExpired();
  const { user_id, email } = account;
  refuseCommonPassword(password, email);
  const password_hash = await hashPassword(password);

  await transact(db, async (tx) => {
    if (!(await consumeReset(tx, token_hash))) failLinkExpired();
    await updatePassword(tx, user_id, password_hash);
    await deleteUserSessions(tx, user_id);
    await queueEmail(tx, passwordChangedEmail, { user_id });
  });
  // Whoever guessed at the old password until it was refused may use the new one.
  await clearFailures(db, toLoginThrottleKey(email, from.ip));
}

const failLinkExpired = () =>
  fail('not_possible_now', undefined, { sentence: 'This link was used already or has expired.' });
