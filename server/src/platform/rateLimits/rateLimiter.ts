import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config';
import type { Db } from '../db';
import type { Redis } from '../redis';
import { deriveKey } from '../secrets/key';
import { type Buckets, createDatabaseBuckets } from './buckets';
import type { RateLimit } from './queries';
import { createRedisBuckets } from './redisBuckets';

export type { RateLimit } from './queries';

export interface RateLimiter {
  /** Takes one call from what `subject` may still make. Resolves to 0, or to the seconds until the next one is possible. */
  take(subject: string, limit: RateLimit): Promise<number>;
  /** Gives back a call that does not count after all. */
  giveBack(subject: string): Promise<void>;
}

/** What this process may still give of a bucket without asking where it is kept. */
interface Share {
  tokens: number;
  /** Until then, in milliseconds since 1970, the bucket is empty. */
  emptyUntil: number;
  taking?: Promise<unknown> | undefined;
}

const maxShares = 20_000;
/** What a process has not given after this time, it forgets: the bucket was refilled meanwhile. */
const shareMs = 60_000;
/** How many times a full bucket must be asked until it is empty. */
const sharesOfBurst = 20;

/**
 * Limits calls by buckets in Redis, else in the database, which all processes see. A process takes a twentieth of a bucket
 * at a time, so that few calls wait for it. Subjects, such as addresses, are stored as keyed hashes.
 */
export function createRateLimiter(
  db: Db,
  config: Pick<Config, 'RATE_LIMIT' | 'SECRET_KEY' | 'DATA_DIR'>,
  redis?: Redis,
): RateLimiter {
  if (!config.RATE_LIMIT) return { take: async () => 0, giveBack: async () => {} };
  const inDatabase = createDatabaseBuckets(db);
  const buckets: Buckets = redis ? createRedisBuckets(redis, inDatabase) : inDatabase;
  const shares = new LRUCache<string, Share>({ max: maxShares, ttl: shareMs });
  let key: Promise<Buffer> | undefined;
  const hash = async (subject: string) => {
    key ??= deriveKey('rate limits', config);
    return createHmac('sha256', await key)
      .update(subject)
      .digest('base64url');
  };

  const refill = async (subject: string, share: Share, limit: RateLimit) => {
    const wanted = Math.ceil(limit.burst / sharesOfBurst);
    const { granted, tokens } = await buckets.take(await hash(subject), wanted, limit);
    share.tokens += granted;
    if (granted === 0) share.emptyUntil = Date.now() + ((1 - tokens) / limit.perMinute) * 60_000;
  };

  return {
    async take(subject, limit) {
      const share = shares.get(subject) ?? { tokens: 0, emptyUntil: 0 };
      if (!shares.has(subject)) shares.set(subject, share);
      while (share.tokens < 1) {
        const wait = share.emptyUntil - Date.now();
        if (wait > 0) return Math.ceil(wait / 1000);
        share.taking ??= refill(subject, share, limit).finally(() => {
          share.taking = undefined;
        });
        await share.taking;
      }
      share.tokens -= 1;
      return 0;
    },

    async giveBack(subject) {
      const share = shares.get(subject);
      if (share) share.tokens += 1;
      else await buckets.giveBack(await hash(subject), 1);
    },
  };
}
