import { conversationSides } from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { type Db, transact } from '../../platform/db';
import { messagesUnreadEmail } from './emails';
import { claimUnreadEmail } from './unreadEmails.queries';

/**
 * Emails each side about what it has not read for ten minutes. When that is due stands beside the message since it was sent;
 * each is claimed and queued in one transaction, so neither a second process nor a restart repeats or loses it.
 */
export async function sendUnreadEmails(db: Db, now = new Date()): Promise<void> {
  for (const to of conversationSides) {
    let application_id: number | undefined;
    do {
      application_id = await transact(db, async (tx) => {
        const claimed = await claimUnreadEmail(tx, to, now);
        if (claimed !== undefined) await queueEmail(tx, messagesUnreadEmail, { application_id: claimed, to });
        return claimed;
      });
    } while (application_id !== undefined);
  }
}
