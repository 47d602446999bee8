import type { Db } from '../db';
import { type RateLimit, returnTokens, takeTokens } from './queries';

/** Keeps the buckets of all processes, by keyed hashes. */
export interface Buckets {
  /**
   * Takes up to `wanted` tokens from a bucket, which starts full and is refilled as time passes. Resolves to how many it
   * gave, and how many are left: fewer than one where it gave none.
   */
  take(keyHash: string, wanted: number, limit: RateLimit): Promise<{ granted: number; tokens: number }>;
  /** Gives tokens back that were not used. */
  giveBack(keyHash: string, count: number): Promise<unknown>;
}

/** Buckets in the database. */
export const createDatabaseBuckets = (db: Db): Buckets => ({
  take: (keyHash, wanted, limit) => takeTokens(db, keyHash, wanted, limit),
  giveBack: (keyHash, count) => returnTokens(db, keyHash, count),
});
