import type { checkPasswordReset, confirmPasswordReset, Input, requestPasswordReset } from '@foothold/shared/contract';
import type { Context } from '../context';
import { transact } from '../db';
import { fail } from '../http';
import { passwordLetter, resetLetter, resetMinutes } from '../mail/letters';
import { enqueue, finishJob, queueMail } from '../mail/queries';
import type { Work } from '../mail/work';
import { hashPassword, refuseCommonPassword } from './passwords';
import {
  countRecentResets,
  deleteSessionsOf,
  endResets,
  findReset,
  insertReset,
  lockAccount,
  updatePassword,
  useReset,
} from './resetQueries';
import { loginSubject } from './service';
import { forgetFailures, throttled } from './throttle';
import { hashOf, newLinkToken } from './tokens';

/** The kind of job that `mailResetLink` does. */
export const resetJob = 'password_reset';

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
    await enqueue(db, { kind: resetJob, payload: { email }, goodFor: resetMinutes * 60_000 });
    // Every request counts against the throttle: none of them is a right one.
    return undefined;
  };
  await (config.RATE_LIMIT ? throttled(db, `reset ${email} ${from.ip}`, ask) : ask());
}

// However many addresses the requests come from, nobody's mailbox is flooded, and the last link still works.
const mostLinks = 5;

/** Mails the link that was asked for; the earlier links of the account end. */
export const mailResetLink =
  ({ db, config }: Context): Work =>
  (job) =>
    transact(db, async (tx) => {
      const first = await finishJob(tx, job.id);
      const account = first && (await lockAccount(tx, (job.payload as { email: string }).email));
      if (!account) return;
      const { user_id } = account;
      if (config.RATE_LIMIT && (await countRecentResets(tx, user_id)) >= mostLinks) return;
      await endResets(tx, user_id);
      const token = newLinkToken();
      await insertReset(tx, { token_hash: hashOf(token), user_id });
      await queueMail(tx, resetLetter({ user_id, token }));
    });

/** Fails where a mailed token does not work any more. It is not used up by that. */
export async function checkReset(
  { db, config }: Context,
  { token }: Input<typeof checkPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const check = () => findReset(db, hashOf(token));
  const found = await (config.RATE_LIMIT ? throttled(db, `reset link ${from.ip}`, check) : check());
  if (!found) failDead();
}

/** Sets the new password by a mailed token, once, ends every session of the account, and mails that it happened. */
export async function confirmReset(
  { db }: Context,
  { token, password }: Input<typeof confirmPasswordReset>,
  from: { ip: string },
): Promise<void> {
  const token_hash = hashOf(token);
  const account = (await findReset(db, token_hash)) ?? failDead();
  const { user_id, email } = account;
  refuseCommonPassword(password, email);
  const password_hash = await hashPassword(password);

  await transact(db, async (tx) => {
    if (!(await useReset(tx, token_hash))) failDead();
    await updatePassword(tx, user_id, password_hash);
    await deleteSessionsOf(tx, user_id);
    await queueMail(tx, passwordLetter({ user_id }));
  });
  // Whoever guessed at the old password until it was refused may use the new one.
  await forgetFailures(db, loginSubject(email, from.ip));
}

const failDead = () => fail('not_possible_now', undefined, { sentence: 'This link was used already or has expired.' });
