import type { AlertTimes } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

/** The row by which a student is mailed about new jobs; `time_zone` is that of a new one. */
export async function ensureSubscriber(tx: Tx, user_id: number, time_zone: string): Promise<number> {
  const subscriber = await tx
    .insertInto('alert_subscribers')
    .values({ user_id, time_zone })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return subscriber.id;
}

/** Gives a student, whose address is confirmed, the searches for which it was mailed before there was the account. */
export async function adoptSubscriber(tx: Tx, user_id: number): Promise<void> {
  const adopted = await tx
    .updateTable('alert_subscribers')
    .set({ user_id, email: null })
    .from('users')
    .whereRef('alert_subscribers.email', '=', 'users.email')
    .where('users.id', '=', user_id)
    .where('users.role', '=', 'student')
    .where('users.email_confirmed_at', 'is not', null)
    .where(sql<boolean>`not exists (select from alert_subscribers as own where own.user_id = ${user_id})`)
    .returning('alert_subscribers.id')
    .executeTakeFirst();
  if (adopted)
    await tx.updateTable('saved_searches').set({ user_id }).where('subscriber_id', '=', adopted.id).execute();
}

export const findStudentTimes = (db: Db, user_id: number): Promise<AlertTimes | undefined> =>
  db
    .selectFrom('alert_subscribers')
    .select(['send_hour', 'time_zone'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

export const setTimes = (tx: Tx, id: number, { send_hour, time_zone }: AlertTimes) =>
  tx.updateTable('alert_subscribers').set({ send_hour, time_zone }).where('id', '=', id).execute();
