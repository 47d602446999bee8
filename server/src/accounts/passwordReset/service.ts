import type { checkPasswordReset, confirmPasswordReset, Input, requestPasswordReset } from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { enqueueTasks, finishTask } from '../../email/queries';
import type { TaskHandler } from '../../email/taskHandler';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail } from '../../platform/http';
import { deleteUnconfirmedChanges } from '../addressConfirmation/queries';
import { sendConfirmation } from '../addressConfirmation/service';
import { hashPassword, refuseCommonPassword } from '../credentials/passwords';
import { updatePassword } from '../credentials/passwords.queries';
import { clearFailures, toLoginThrottleKey, withThrottle } from '../credentials/throttle';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { deletePasskeys } from '../passkeys/queries';
import type { Client } from '../sessions/client';
import { forgetBrowsers, rememberBrowser } from '../sessions/knownBrowsers.queries';
import { deleteUserSessions } from '../sessions/queries';
import { passwordChangedEmail, passwordResetEmail, resetLinkMinutes } from './emails';
import { consumeReset, countRecentResets, expireResets, findReset, insertReset, lockUserByEmail } from './queries';

/**
 * Queues a request for a reset link. The account is looked up later, by `createResetLinkHandler`, so that neither the
 * response nor its time reveals whether it exists.
 */
export async function requestReset(
  { db, config }: Context,
  { email }: Input<typeof requestPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const enqueue = async () => {
    await enqueueTasks(db, { kind: 'password_reset', payload: { email }, expiresAfter: resetLinkMinutes * 60_000 });
    // Undefined counts as a failure, so every request counts against the throttle.
    return undefined;
  };
  await (config.RATE_LIMIT ? withThrottle(db, `reset ${email} ${from.ip}`, enqueue) : enqueue());
}

// Limits the emails to one account whatever number of addresses requests them; the last link stays valid.
const maxLinks = 5;

/** Sends the link by email; earlier links of the account expire. */
export const createResetLinkHandler =
  ({ db, config }: Context): TaskHandler =>
  (task) =>
    transact(db, async (tx) => {
      const isFirst = await finishTask(tx, task.id);
      const account = isFirst && (await lockUserByEmail(tx, (task.payload as { email: string }).email));
      if (!account) return;
      const { user_id } = account;
      // Who asks may be the stranger who registered this address.
      if (!account.email_confirmed_at) return void (await sendConfirmation(tx, user_id));
      if (config.RATE_LIMIT && (await countRecentResets(tx, user_id)) >= maxLinks) return;
      await mailResetLink(tx, user_id);
    });

/** Sends a link to an account; earlier ones expire. */
export async function mailResetLink(tx: Tx, user_id: number): Promise<void> {
  await expireResets(tx, user_id);
  const token = createLinkToken();
  await insertReset(tx, { token_hash: hashToken(token), user_id });
  await queueEmail(tx, passwordResetEmail, { user_id, token });
}

/** Fails when a token is no longer valid. The check does not use it up. */
export async function checkReset(
  { db, config }: Context,
  { token }: Input<typeof checkPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const check = () => findReset(db, hashToken(token));
  const reset = await (config.RATE_LIMIT ? withThrottle(db, `reset link ${from.ip}`, check) : check());
  if (!reset) failLinkExpired();
}

/**
 * Sets a new password by a token, which works once, ends every session and passkey of the account and sends an email about
 * it.
 */
export async function confirmReset(
  { db }: Context,
  { token, password }: Input<typeof confirmPasswordReset>,
  { ip, browser, device, request_id }: Client,
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
    await deleteUnconfirmedChanges(tx, user_id);
    // Whoever knew the old password may have added one.
    const passkeys = await deletePasskeys(tx, user_id);
    await forgetBrowsers(tx, user_id);
    await rememberBrowser(tx, { user_id, token_hash: hashToken(browser), device });
    await queueEmail(tx, passwordChangedEmail, { user_id, passkeys });
    const action = 'account.password_reset';
    await writeAudit(tx, account, { action, subject: 'user', subject_id: user_id, request_id });
  });
  // Failed attempts with the old password must not keep the owner from logging in with the new one.
  await clearFailures(db, toLoginThrottleKey(email, ip));
}

const failLinkExpired = () =>
  fail('not_possible_now', undefined, { sentence: 'This link was used already or has expired.' });
