import { sql } from 'kysely';
import type { Db } from '../db';

/** A token bucket: at most `burst` calls at once, and `perMinute` in the long run. */
export interface RateLimit {
  burst: number;
  perMinute: number;
}

/**
 * Takes up to `wanted` tokens from a bucket, which starts full and is refilled as time passes. Resolves to how many it
 * gave, and how many are left: fewer than one where it gave none.
 */
export async function takeTokens(
  db: Db,
  key_hash: string,
  wanted: number,
  { burst, perMinute }: RateLimit,
): Promise<{ granted: number; tokens: number }> {
  const elapsed = sql`greatest(0, extract(epoch from now() - rate_limits.refilled_at))::float8`;
  const refilled = sql`least(${burst}::float8, rate_limits.tokens + ${elapsed} * ${perMinute / 60}::float8)`;
  const granted = sql`least(${wanted}::float8, floor(${refilled}))`;
  return db
    .insertInto('rate_limits')
    .values({ key_hash, tokens: burst - wanted, granted: wanted })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        tokens: sql<number>`${refilled} - ${granted}`,
        granted: sql<number>`(${granted})::int`,
        refilled_at: sql<string>`greatest(now(), rate_limits.refilled_at)`,
      }),
    )
    .returning(['granted', 'tokens'])
    .executeTakeFirstOrThrow();
}

/** Gives tokens back that were not used. */
export const returnTokens = (db: Db, key_hash: string, count: number) =>
  db
    .updateTable('rate_limits')
    .set({ tokens: sql<number>`tokens + ${count}` })
    .where('key_hash', '=', key_hash)
    .execute();

/** Deletes the buckets that are full again: every limit is, after a day. */
export const deleteFullRateLimits = (db: Db) =>
  db.deleteFrom('rate_limits').where('refilled_at', '<', sql<string>`now() - interval '1 day'`).execute();
