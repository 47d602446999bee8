import { queueEmail } from '../../email/emailTemplate';
import { releaseHeldTasks } from '../../email/queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { findPerson } from '../sessions/queries';
import { addressChangedEmail, addressConfirmationEmail, addressTakenEmail } from './emails';
import {
  countRecentConfirmations,
  countRecentLinks,
  findConfirmation,
  insertChange,
  insertConfirmation,
  insertLink,
  isAddressTaken,
  lockAddress,
  lockConfirmation,
  setAddress,
} from './queries';

/** The first link and three that were asked for, so that a stranger's address gets no flood. */
const maxLinksADay = 4;

/**
 * Whether a link may be mailed to an address for an account, which then counts. Both are limited: one account could name
 * many addresses, and many accounts one, each deleted before the next.
 */
export async function countLink(tx: Tx, user_id: number, email: string): Promise<boolean> {
  const email_hash = hashToken(email);
  if ((await countRecentConfirmations(tx, user_id)) >= maxLinksADay) return false;
  if ((await countRecentLinks(tx, email_hash)) >= maxLinksADay) return false;
  await insertLink(tx, email_hash);
  return true;
}

/** Mails a link that confirms the address of an account, unless it is confirmed or enough were mailed within a day. */
export async function sendConfirmation(tx: Tx, user_id: number): Promise<'sent' | 'confirmed' | 'enough'> {
  const account = await lockAddress(tx, user_id);
  if (!account || account.email_confirmed_at) return 'confirmed';
  if (!(await countLink(tx, user_id, account.email))) return 'enough';
  const token = createLinkToken();
  await insertConfirmation(tx, { token_hash: hashToken(token), user_id, email: account.email });
  await queueEmail(tx, addressConfirmationEmail, { user_id, token });
  return 'sent';
}

/** The same for the caller, who is told what happened. */
export async function resendConfirmation({ db }: Context, { user_id, email }: User): Promise<string> {
  const outcome = await transact(db, (tx) => sendConfirmation(tx, user_id));
  if (outcome === 'enough') failEnoughLinks();
  return outcome === 'confirmed' ? 'Your address is confirmed.' : `A new link is on its way to ${email}.`;
}

/** What else is done for an account, in the transaction that confirms its address. */
export type OnConfirmed = (tx: Tx, user_id: number) => Promise<void>;

/**
 * Confirms an address by the link that was mailed to it, and sends what was held back. A link may be followed again, which
 * resolves to false.
 */
export function confirmAddress(
  { db }: Context,
  { token, request_id, onConfirmed }: { token: string; request_id: string; onConfirmed: OnConfirmed },
): Promise<boolean> {
  return transact(db, async (tx) => {
    const account = (await lockConfirmation(tx, hashToken(token))) ?? failLinkExpired();
    const { user_id, email, current_email } = account;
    const isSame = email === current_email;
    if (isSame && account.email_confirmed_at) return false;
    if (!isSame && (await isAddressTaken(tx, email, user_id))) fail('email_taken');
    await setAddress(tx, user_id, { email, isConfirmed: true });
    await onConfirmed(tx, user_id);
    await releaseHeldTasks(tx, user_id);
    if (!isSame) await mailOldAddress(tx, { user_id, old_email: current_email, new_email: email });
    const action = isSame ? 'account.address_confirmed' : 'account.address_changed';
    await writeAudit(tx, account, { action, subject: 'user', subject_id: user_id, request_id });
    return true;
  });
}

/** What following a link would do. Fails where it can no longer be followed. */
export async function previewConfirmation({ db }: Context, token: string) {
  const account = (await findConfirmation(db, hashToken(token))) ?? failLinkExpired();
  const { email, current_email, email_confirmed_at } = account;
  return { email, is_confirmed: email === current_email && email_confirmed_at !== null };
}

async function mailOldAddress(tx: Tx, change: { user_id: number; old_email: string; new_email: string }) {
  const { user_id, old_email, new_email } = change;
  const token = createLinkToken();
  await insertChange(tx, { token_hash: hashToken(token), ...change });
  await queueEmail(tx, addressChangedEmail, { user_id, to: old_email, new_email, token });
}

/** Tells the owner of an account, once a day, that somebody wanted to sign up with its address. */
export async function reportTakenAddress({ db, rateLimiter }: Context, email: string): Promise<void> {
  const owner = await findPerson(db, email);
  if (!owner || owner.email_status) return;
  const { user_id } = owner;
  if ((await rateLimiter.take(`taken address ${user_id}`, { burst: 1, perMinute: 1 / (24 * 60) })) > 0) return;
  await transact(db, (tx) => queueEmail(tx, addressTakenEmail, { user_id }));
}

export const failEnoughLinks = () =>
  fail('not_possible_now', undefined, {
    sentence: 'We sent several links today. Look in the spam folder too, or try again tomorrow.',
  });

export const failLinkExpired = () =>
  fail('not_possible_now', undefined, { sentence: 'This link has expired, or is for another address.' });
