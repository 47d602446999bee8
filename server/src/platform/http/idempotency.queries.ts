import { sql } from 'kysely';
import type { Db } from '../db';

/** Resolves to false when the key is taken. A key without a response after a minute belongs to a crashed call and may be claimed. */
export async function claimKey(db: Db, values: { key_hash: string; request_hash: string }): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ request_hash: values.request_hash, created_at: sql`now()` })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.created_at', '<', sql<string>`now() - interval '1 minute'`),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const findKey = (db: Db, key_hash: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirst();

export const saveResponse = (db: Db, key_hash: string, answer: string) =>
  db.updateTable('idempotency_keys').set({ answer }).where('key_hash', '=', key_hash).execute();

export const deleteUnansweredKey = (db: Db, key_hash: string) =>
  db.deleteFrom('idempotency_keys').where('key_hash', '=', key_hash).where('answer', 'is', null).execute();

export const deleteOldIdempotencyKeys = (db: Db) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', sql<string>`now() - interval '1 day'`).execute();
