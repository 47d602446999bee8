import { sql } from 'kysely';
import { type Db, prepareStatement, type Tx } from '../db';

/** A key, and the call that has claimed it. */
export interface Claim {
  key_hash: string;
  claim: string;
}

/** Resolves to false when the key is taken. A key without a response after a minute belongs to a crashed call and may be claimed. */
export const claimKey = async (db: Db, values: NewClaim): Promise<boolean> =>
  (await upsertClaim(db, values)).rows.length > 0;

type NewClaim = Claim & { request_hash: string };

const upsertClaim = prepareStatement((db, { key_hash, claim, request_hash }: NewClaim) =>
  db
    .insertInto('idempotency_keys')
    .values({ key_hash, claim, request_hash })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ request_hash, claim, created_at: sql`now()` })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.created_at', '<', sql<string>`now() - interval '1 minute'`),
    )
    .returning('key_hash'),
);

export const findKey = (db: Db, key_hash: string) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirst();

/** Resolves to false when another call has claimed the key meanwhile. */
export const saveResponse = async (tx: Tx, claim: Claim, answer: string): Promise<boolean> =>
  (await updateAnswer(tx, { ...claim, answer })).rows.length > 0;

const updateAnswer = prepareStatement((db, { key_hash, claim, answer }: Claim & { answer: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('key_hash', '=', key_hash)
    .where('claim', '=', claim)
    .returning('key_hash'),
);

export const deleteUnansweredKey = (db: Db, { key_hash, claim }: Claim) =>
  db
    .deleteFrom('idempotency_keys')
    .where('key_hash', '=', key_hash)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute();

/** Frees the keys of calls that a crash has ended, for their retries. No process may be handling calls. */
export const deleteUnansweredKeys = (db: Db) => db.deleteFrom('idempotency_keys').where('answer', 'is', null).execute();

export const deleteOldIdempotencyKeys = (db: Db) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', sql<string>`now() - interval '1 day'`).execute();
