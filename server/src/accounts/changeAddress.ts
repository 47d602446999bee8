import type { changeAddress as endpoint, Input } from '@foothold/shared/contract';
import { queueEmail } from '../email/emailTemplate';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { addressChangeEmail, addressChangeNoticeEmail } from './addressConfirmation/emails';
import {
  deleteChangesSince,
  deleteUnconfirmedChanges,
  findChange,
  hasChange,
  insertChange,
  insertConfirmation,
  isAddressTaken,
  lockAddress,
  setAddress,
} from './addressConfirmation/queries';
import { countLink, failEnoughLinks, failLinkExpired, sendConfirmation } from './addressConfirmation/service';
import { hashPassword } from './credentials/passwords';
import { updatePassword } from './credentials/passwords.queries';
import { createLinkToken, createToken, hashToken } from './credentials/tokens';
import { deletePasskeys } from './passkeys/queries';
import { mailResetLink } from './passwordReset/service';
import { forgetBrowsers } from './sessions/knownBrowsers.queries';
import { deleteUserSessions } from './sessions/queries';
import { verifyOwnPassword } from './sessions/verifyOwnPassword';

/**
 * Changes the caller's address: an unconfirmed one at once, because it is a mistake that nobody but the account's owner
 * can correct; a confirmed one when the link in the mail to the new address is followed. The old address can undo that for
 * seven days. Resolves to what is to be done next.
 */
export async function changeAddress(
  context: Context,
  user: User,
  { email, password }: Input<typeof endpoint>,
  request_id: string,
): Promise<string> {
  const { user_id } = user;
  await verifyOwnPassword(context, user, password, 'password');
  await transact(context.db, async (tx) => {
    const account = (await lockAddress(tx, user_id)) ?? fail('signed_out');
    if (account.email === email) fail('invalid_input', { email: 'This is your address already.' });
    await refuseTakenAddress(tx, email, user_id);
    await writeAudit(tx, user, {
      ...{ action: 'account.address_change_requested', subject: 'user', subject_id: user_id, request_id },
    });
    if (account.email_confirmed_at) return mailBoth(tx, { user_id, old_email: account.email, new_email: email });
    await setAddress(tx, user_id, { email, isConfirmed: false });
    if ((await sendConfirmation(tx, user_id)) !== 'sent') failEnoughLinks();
  });
  return `A link is on its way to ${email}.`;
}

async function mailBoth(tx: Tx, change: { user_id: number; old_email: string; new_email: string }) {
  const { user_id, old_email, new_email } = change;
  if (!(await countLink(tx, user_id, new_email))) failEnoughLinks();
  const [token, undoToken] = [createLinkToken(), createLinkToken()];
  await insertConfirmation(tx, { token_hash: hashToken(token), user_id, email: new_email, replaces: old_email });
  await insertChange(tx, { token_hash: hashToken(undoToken), ...change });
  await queueEmail(tx, addressChangeEmail, { user_id, to: new_email, token });
  await queueEmail(tx, addressChangeNoticeEmail, { user_id, to: old_email, new_email, token: undoToken });
}

/**
 * Gives an account the address back from which it was changed, or was to be. Whoever changed it knew the password, so all
 * sessions end, all passkeys go, and a link to set a new one is mailed.
 */
export async function undoAddressChange(
  { db }: Context,
  token: string,
  { id: request_id, ip }: { id: string; ip: string },
): Promise<void> {
  // Who only guesses takes no turn at hashing.
  if (!(await hasChange(db, hashToken(token)))) failLinkExpired();
  const unusablePasswordHash = await hashPassword(createToken(), ip);
  await transact(db, async (tx) => {
    const { user_id, email, old_email, created_at } = (await findChange(tx, hashToken(token))) ?? failLinkExpired();
    // It was kept for this account, unless the operator of the site gave it to another one.
    if (email !== old_email) await refuseTakenAddress(tx, old_email, user_id);
    await setAddress(tx, user_id, { email: old_email, isConfirmed: true });
    await deleteUnconfirmedChanges(tx, user_id);
    await deleteChangesSince(tx, user_id, created_at);
    await updatePassword(tx, user_id, unusablePasswordHash);
    await deleteUserSessions(tx, user_id);
    await deletePasskeys(tx, user_id);
    await forgetBrowsers(tx, user_id);
    await mailResetLink(tx, user_id);
    const action = 'account.address_change_undone';
    await writeAudit(tx, { user_id }, { action, subject: 'user', subject_id: user_id, request_id });
  });
}

/** Fails when another account has the address, or can take it back. */
async function refuseTakenAddress(tx: Tx, email: string, user_id: number): Promise<void> {
  if (await isAddressTaken(tx, email, user_id))
    fail('email_taken', { email: 'An account with this email already exists.' });
}
