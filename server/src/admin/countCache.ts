import { LRUCache } from 'lru-cache';

const minCachedTotal = 1000;
const refreshAfter = 30_000;
const maxAge = 60_000;
const maxEntries = 500;

interface CacheEntry {
  total: number;
  isRefreshing: boolean;
}

export type CachedCount = (filters: unknown, count: () => Promise<number>) => Promise<number>;

/**
 * Totals of long lists, which cost more to count than a page of them costs to read. A total older than `refreshAfter` is
 * counted again in the background, so that hardly any request waits for it. Small totals are not cached.
 */
export function createCountCache(now = Date.now): CachedCount {
  const cache = new LRUCache<string, CacheEntry>({ max: maxEntries, ttl: maxAge, perf: { now }, ttlResolution: 0 });

  async function load(key: string, count: () => Promise<number>): Promise<number> {
    const start = now();
    const total = await count();
    if (total >= minCachedTotal) cache.set(key, { total, isRefreshing: false }, { start });
    else cache.delete(key);
    return total;
  }

  async function refresh(key: string, entry: CacheEntry, count: () => Promise<number>) {
    entry.isRefreshing = true;
    try {
      await load(key, count);
    } catch {
      // Once the entry has expired, the next caller counts and gets the failure.
      entry.isRefreshing = false;
    }
  }

  return async (filters, count) => {
    const key = JSON.stringify(filters);
    const entry = cache.get(key);
    if (!entry) return load(key, count);
    const age = maxAge - cache.getRemainingTTL(key);
    if (age >= refreshAfter && !entry.isRefreshing) void refresh(key, entry, count);
    return entry.total;
  };
}
