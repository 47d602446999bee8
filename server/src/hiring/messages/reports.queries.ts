import type { NewRow, Tx } from '../../platform/db';

/** Resolves to undefined where a report of this conversation is open. */
export const insertReport = (tx: Tx, values: Pick<NewRow<'conversation_reports'>, 'application_id' | 'reason'>) =>
  tx
    .insertInto('conversation_reports')
    .values(values)
    .onConflict((conflict) => conflict.column('application_id').where('resolved_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
