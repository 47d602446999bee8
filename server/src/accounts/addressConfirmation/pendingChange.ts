import type { AddressChange } from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { createLinkToken, hashToken } from '../credentials/tokens';
import { addressChangeEmail } from './emails';
import { deleteUnconfirmedChanges, findPendingChange, insertConfirmation, lockAddress } from './queries';
import { countLink, failEnoughLinks } from './service';

/** The change of the caller's address that waits for its link; null where none does. */
export async function loadPendingChange({ db }: Context, { user_id }: User): Promise<AddressChange | null> {
  const pending = await findPendingChange(db, user_id);
  return pending ? { email: pending.email, expires_at: pending.expires_at } : null;
}

/** Mails another link to the new address. The old one was told when the change was asked for. */
export async function resendChange({ db }: Context, { user_id }: User): Promise<string> {
  return transact(db, async (tx) => {
    await lockAddress(tx, user_id);
    const { email, current_email } = (await findPendingChange(tx, user_id)) ?? failNothingPending();
    if (!(await countLink(tx, user_id, email))) failEnoughLinks();
    const token = createLinkToken();
    await insertConfirmation(tx, { token_hash: hashToken(token), user_id, email, replaces: current_email });
    await queueEmail(tx, addressChangeEmail, { user_id, to: email, token });
    return `A new link is on its way to ${email}.`;
  });
}

/** Makes all links void that would change the caller's address. Idempotent. */
export async function cancelChange({ db }: Context, user: User, request_id: string): Promise<string> {
  const { user_id } = user;
  return transact(db, async (tx) => {
    await lockAddress(tx, user_id);
    const pending = await findPendingChange(tx, user_id);
    await deleteUnconfirmedChanges(tx, user_id);
    const action = 'account.address_change_canceled';
    if (pending) await writeAudit(tx, user, { action, subject: 'user', subject_id: user_id, request_id });
    return 'Your address stays as it is.';
  });
}

const failNothingPending = () => fail('not_possible_now', undefined, { sentence: 'No change is waiting any more.' });
