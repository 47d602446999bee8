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
import { auditFailedReset } from '../sessions/loginAudit';
import { deleteUserSessions } from '../sessions/queries';
import { type CodeKind, withVerifiedCode } from '../twoFactor/codeVerification';
import { reportRecoveryCodeUse } from '../twoFactor/service';
import { operatorResetEmail, passwordChangedEmail, passwordResetEmail, resetLinkMinutes } from './emails';
import {
  consumeReset,
  countRecentResets,
  expireMailedResets,
  expireResets,
  findMailedResetRule,
  findReset,
  insertReset,
  lockUserByEmail,
} from './queries';

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

/**
 * Sends a link to an account; earlier ones expire. An admin without two-factor login is told to ask an operator instead:
 * who has the mailbox alone must not get in. The row counts that mail too; nobody has its token.
 */
export async function mailResetLink(tx: Tx, user_id: number): Promise<void> {
  await expireMailedResets(tx, user_id);
  const token = createLinkToken();
  await insertReset(tx, { token_hash: hashToken(token), user_id });
  const { is_possible, needs_code } = await findMailedResetRule(tx, user_id);
  if (is_possible) await queueEmail(tx, passwordResetEmail, { user_id, token, needs_code });
  else await queueEmail(tx, operatorResetEmail, { user_id });
}

/** Tells whether a token takes a code; fails when it is no longer valid. The check does not use it up. */
export async function checkReset(
  { db }: Context,
  { token }: Input<typeof checkPasswordReset>,
): Promise<{ needs_code: boolean }> {
  const { needs_code } = (await findReset(db, hashToken(token))) ?? failLinkExpired();
  return { needs_code };
}

/**
 * Sets a new password by a token, which works once, ends every session and passkey of the account and sends an email about
 * it. The mailed token of an admin takes a code too, which is used up in the same transaction.
 */
export async function confirmReset(
  context: Context,
  { token, password, code }: Input<typeof confirmPasswordReset>,
  client: Client,
): Promise<void> {
  const { db } = context;
  const token_hash = hashToken(token);
  const account = (await findReset(db, token_hash)) ?? failLinkExpired();
  const { user_id, email, needs_code } = account;
  refuseCommonPassword(password, email);
  if (needs_code && !code) fail('invalid_input', { code: 'Enter the code.' });
  const password_hash = await hashPassword(password, client.ip);

  const setPassword = async (tx: Tx, codeKind?: CodeKind) => {
    if (!(await consumeReset(tx, token_hash))) failLinkExpired();
    if (codeKind) await reportRecoveryCodeUse(tx, account, codeKind, client.request_id);
    await replaceCredentials(tx, account, { password_hash, client });
  };
  if (needs_code && code)
    await withVerifiedCode(context, user_id, code, setPassword, {
      onWrongCode: () => auditFailedReset(db, user_id, client),
      // Not the count of logins: who has the mailbox alone must not keep the admin out.
      throttleKey: `reset code ${user_id}`,
    });
  else await transact(db, (tx) => setPassword(tx));
  // Failed attempts with the old password must not keep the owner from logging in with the new one.
  await clearFailures(db, toLoginThrottleKey(email, client.ip));
}

interface NewCredentials {
  password_hash: string;
  client: Client;
}

/** Sets the password of an account and ends all that was opened with the one before. */
async function replaceCredentials(tx: Tx, { user_id }: { user_id: number }, { password_hash, client }: NewCredentials) {
  const { browser, device, request_id } = client;
  await updatePassword(tx, user_id, password_hash);
  await expireResets(tx, user_id);
  await deleteUserSessions(tx, user_id);
  await deleteUnconfirmedChanges(tx, user_id);
  // Whoever knew the old password may have added one.
  const passkeys = await deletePasskeys(tx, user_id);
  await forgetBrowsers(tx, user_id);
  await rememberBrowser(tx, { user_id, token_hash: hashToken(browser), device });
  await queueEmail(tx, passwordChangedEmail, { user_id, passkeys });
  const action = 'account.password_reset';
  await writeAudit(tx, { user_id }, { action, subject: 'user', subject_id: user_id, request_id });
}

const failLinkExpired = () =>
  fail('not_possible_now', undefined, { sentence: 'This link was used already or has expired.' });
