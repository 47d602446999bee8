import type { Db } from '../src/platform/db';

/** Lets the mails about new jobs be due that wait for their hour. */
export const letAlertsBeDue = (db: Db) =>
  db.updateTable('alert_runs').set({ due_at: new Date() }).where('sent_at', 'is', null).execute();
