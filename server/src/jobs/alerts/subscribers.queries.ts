import type { AlertTimes } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';
import { insertRuns } from './runs.queries';

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

/**
 * Gives a student, whose address is confirmed, the searches for which it was mailed before there was the account, with what it
 * was mailed about: nobody is mailed twice at one address.
 */
export async function adoptSubscriber(tx: Tx, user_id: number): Promise<void> {
  const visitor = await tx
    .selectFrom('alert_subscribers')
    .innerJoin('users', 'users.email', 'alert_subscribers.email')
    .select('alert_subscribers.id')
    .where('users.id', '=', user_id)
    .where('users.role', '=', 'student')
    .where('users.email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!visitor) return;
  await mergeOwnSubscriber(tx, user_id, visitor.id);
  await tx.updateTable('alert_subscribers').set({ user_id, email: null }).where('id', '=', visitor.id).execute();
  await sql`
    update saved_searches set user_id = ${user_id}
    where subscriber_id = ${visitor.id} and user_id is null and not exists (
      select from saved_searches as own where own.user_id = ${user_id} and own.conditions = saved_searches.conditions
    )`.execute(tx);
  await tx.deleteFrom('saved_searches').where('subscriber_id', '=', visitor.id).where('user_id', 'is', null).execute();
}

/** The links in mails to the visitor stand for the row that is left. */
async function mergeOwnSubscriber(tx: Tx, user_id: number, visitor_id: number): Promise<void> {
  const own = await tx
    .selectFrom('alert_subscribers')
    .select(['id', 'send_hour', 'time_zone'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return;
  await tx
    .updateTable('saved_searches')
    .set({ subscriber_id: visitor_id })
    .where('subscriber_id', '=', own.id)
    .execute();
  await sql`
    insert into alerted_jobs (subscriber_id, job_id, run_id, alerted_at)
    select ${visitor_id}::integer, job_id, run_id, alerted_at from alerted_jobs where subscriber_id = ${own.id}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('alert_subscribers').where('id', '=', own.id).execute();
  await setTimes(tx, visitor_id, own);
  await insertRuns(
    sql`select distinct subscriber_id, frequency from saved_searches where subscriber_id = ${visitor_id}`,
    new Date(),
  ).execute(tx);
}

export const findStudentTimes = (db: Db, user_id: number): Promise<AlertTimes | undefined> =>
  db
    .selectFrom('alert_subscribers')
    .select(['send_hour', 'time_zone'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

export const setTimes = (tx: Tx, id: number, { send_hour, time_zone }: AlertTimes) =>
  tx.updateTable('alert_subscribers').set({ send_hour, time_zone }).where('id', '=', id).execute();
