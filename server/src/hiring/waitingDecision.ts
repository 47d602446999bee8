import type { Tx } from '../platform/db';
import { fail } from '../platform/http';

/**
 * An application that waits in a decision about several cannot be decided otherwise until that is taken back. The caller
 * has locked the application.
 */
export async function refuseWhileWaiting(tx: Tx, application_id: number): Promise<void> {
  const waiting = await tx
    .selectFrom('decision_batch_items')
    .select('batch_id')
    .where('application_id', '=', application_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting) fail('not_possible_now', undefined, { sentence: waitingMessage });
}

const waitingMessage = 'This application waits in a decision about several. Undo that first.';
