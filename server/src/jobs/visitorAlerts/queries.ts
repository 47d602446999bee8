import type { AlertFrequency, MailedFrequency, SearchConditions } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';
import { requestDays } from './emails';

interface AlertRequest {
  email: string;
  conditions: SearchConditions;
  frequency: MailedFrequency;
  time_zone: string;
}

export const insertRequest = (tx: Tx, { conditions, ...request }: AlertRequest & { token_hash: string }) =>
  tx
    .insertInto('alert_requests')
    .values({ ...request, conditions: JSON.stringify(conditions) })
    .execute();

const isFresh = sql<boolean>`alert_requests.created_at > now() - make_interval(days => ${requestDays})`;

/** What a mailed link confirms, while it is valid. */
export const findRequest = (db: Db, token_hash: string): Promise<AlertRequest | undefined> =>
  db
    .selectFrom('alert_requests')
    .select(['email', 'frequency', 'time_zone'])
    .select(sql<SearchConditions>`conditions`.as('conditions'))
    .where('token_hash', '=', token_hash)
    .where(isFresh)
    .executeTakeFirst();

/** The account that has an address. */
export const findAccount = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();

/** Finds or makes the row by which a visitor is mailed, and locks it until the transaction ends. */
export async function ensureVisitor(tx: Tx, { email, time_zone }: Pick<AlertRequest, 'email' | 'time_zone'>) {
  const { id } = await tx
    .insertInto('alert_subscribers')
    .values({ email, time_zone })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ opened_at: sql<string>`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findVisitorSearch = (tx: Tx, subscriber_id: number, conditions: SearchConditions) =>
  tx
    .selectFrom('saved_searches')
    .select('id')
    .where('subscriber_id', '=', subscriber_id)
    .where(sql<boolean>`conditions = ${JSON.stringify(conditions)}::jsonb`)
    .executeTakeFirst();

export const insertVisitorSearch = (
  tx: Tx,
  { conditions, ...search }: { subscriber_id: number; conditions: SearchConditions; frequency: MailedFrequency },
): Promise<{ id: number }> =>
  tx
    .insertInto('saved_searches')
    .values({ ...search, conditions: JSON.stringify(conditions) })
    .returning('id')
    .executeTakeFirstOrThrow();

export const listVisitorSearches = (db: Db, subscriber_id: number) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'frequency'])
    .select(sql<SearchConditions>`conditions`.as('conditions'))
    .where('subscriber_id', '=', subscriber_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** A subscriber, locked until the transaction ends. */
export const lockSubscriber = (tx: Tx, id: number) =>
  tx
    .selectFrom('alert_subscribers')
    .select(['user_id', 'email', 'send_hour', 'time_zone'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A visitor's data is kept for a year from then on. */
export const markOpened = (tx: Tx, id: number) =>
  tx.updateTable('alert_subscribers').set({ opened_at: sql<string>`now()` }).where('id', '=', id).execute();

/** Resolves to false where the subscriber has no such search. */
export async function setFrequency(
  tx: Tx,
  { id, subscriber_id, frequency }: { id: number; subscriber_id: number; frequency: MailedFrequency },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_searches')
    .set({ frequency })
    .where('id', '=', id)
    .where('subscriber_id', '=', subscriber_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const deleteVisitorSearch = (tx: Tx, { id, subscriber_id }: { id: number; subscriber_id: number }) =>
  tx.deleteFrom('saved_searches').where('id', '=', id).where('subscriber_id', '=', subscriber_id).execute();

/** Deletes a visitor's address with everything that is kept for it. */
export async function deleteVisitor(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.deleteFrom('alert_requests').where('email', '=', email).execute();
  await tx.deleteFrom('alert_subscribers').where('id', '=', id).execute();
}

/** Ends the mails of a student, whose searches stay. */
export async function endStudentAlerts(tx: Tx, subscriber_id: number): Promise<void> {
  const none: AlertFrequency = 'none';
  await tx.updateTable('saved_searches').set({ frequency: none }).where('subscriber_id', '=', subscriber_id).execute();
  await tx.deleteFrom('alert_runs').where('subscriber_id', '=', subscriber_id).where('sent_at', 'is', null).execute();
}

/** Deletes requests that nobody has confirmed, and visitors who have not opened the page of their alerts for a year. */
export async function deleteOldVisitors(db: Db): Promise<void> {
  await db
    .deleteFrom('alert_requests')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${requestDays})`)
    .execute();
  await db
    .deleteFrom('alert_subscribers')
    .where('email', 'is not', null)
    .where('opened_at', '<', sql<string>`now() - interval '1 year'`)
    .execute();
}
