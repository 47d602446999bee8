import type { ApplicationStatus, RejectionReason } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { NewRow, Tx } from '../platform/db';

/** What counts as the company's reply, beside a message of a person. */
const replies: readonly ApplicationStatus[] = ['Interview', 'Accepted', 'Rejected'];

/** Changes the status, and notes when the company first replied. */
export const updateApplicationStatus = (tx: Tx, id: number, status: ApplicationStatus) =>
  tx
    .updateTable('applications')
    .set({ status, updated_at: new Date() })
    .$if(replies.includes(status), (query) => query.set({ replied_at: sql`coalesce(replied_at, now())` }))
    .where('id', '=', id)
    .execute();

/** Says why an application is rejected. */
export const setRejection = (
  tx: Tx,
  id: number,
  { reason, line }: { reason: RejectionReason | null; line: string | null },
) =>
  tx.updateTable('applications').set({ rejection_reason: reason, rejection_line: line }).where('id', '=', id).execute();

/** Notes that the company has replied to applications now, unless it has before. */
export const updateRepliedAt = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('applications')
    .set({ replied_at: sql`now()` })
    .where('id', '=', sql<number>`any (${ids}::integer[])`)
    .where('replied_at', 'is', null)
    .execute();

/** Adds an entry to the timeline of an application. */
export const insertApplicationEvent = (tx: Tx, values: NewRow<'application_events'>) =>
  tx.insertInto('application_events').values(values).execute();
