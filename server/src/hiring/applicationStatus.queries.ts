import type { ApplicationStatus } from '@foothold/shared/contract';
import type { NewRow, Tx } from '../platform/db';

export const updateApplicationStatus = (tx: Tx, id: number, status: ApplicationStatus) =>
  tx.updateTable('applications').set({ status, updated_at: new Date() }).where('id', '=', id).execute();

/** Adds an entry to the timeline of an application. */
export const insertApplicationEvent = (tx: Tx, values: NewRow<'application_events'>) =>
  tx.insertInto('application_events').values(values).execute();
