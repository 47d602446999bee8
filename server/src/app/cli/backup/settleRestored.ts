import { deleteAllSessions } from '../../../accounts/sessions/queries';
import { giveUpOpenTasks } from '../../../email/undelivered.queries';
import type { Tx } from '../../../platform/db';

/**
 * Ends what must not go on from the moment of a backup: sessions that have ended since would be open again, and emails that
 * were sent since would be sent again. Admins find those among the undelivered emails, and may send each.
 */
export async function settleRestored(tx: Tx): Promise<void> {
  await deleteAllSessions(tx);
  await giveUpOpenTasks(tx, 'Restored from a backup: it may have been sent after the backup was made.');
}
