import { sql } from 'kysely';
import type { Db } from '../../platform/db';

const windowEnd = sql<string>`now() + interval '15 minutes'`;
const isExpired = sql<boolean>`throttles.expires_at < now()`;

export const findThrottle = (db: Db, key_hash: string) =>
  db
    .selectFrom('throttles')
    .select(['failures', sql<number>`ceil(extract(epoch from expires_at - now()))::int`.as('seconds_left')])
    .where('key_hash', '=', key_hash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();

/** Counts a failure. The first one starts the window of 15 minutes. */
export const recordFailure = (db: Db, key_hash: string) =>
  db
    .insertInto('throttles')
    .values({ key_hash, failures: 1, expires_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        failures: sql<number>`case when ${isExpired} then 1 else throttles.failures + 1 end`,
        expires_at: sql<string>`case when ${isExpired} then ${windowEnd} else throttles.expires_at end`,
      }),
    )
    .execute();

export const deleteThrottle = (db: Db, key_hash: string) =>
  db.deleteFrom('throttles').where('key_hash', '=', key_hash).execute();

export const deleteExpiredThrottles = (db: Db) =>
  db.deleteFrom('throttles').where('expires_at', '<', sql<string>`now()`).execute();
