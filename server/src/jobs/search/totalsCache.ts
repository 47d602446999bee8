import { LRUCache } from 'lru-cache';

const minCachedTotal = 1000;
const maxAge = 30_000;
const maxEntries = 500;

export interface TotalsCache {
  get(search: unknown): number | undefined;
  set(search: unknown, total: number): void;
}

/**
 * How many jobs a search found, where there were many: counting those costs far more than reading the first page, and
 * a total may be half a minute old. Small totals are not cached.
 */
export function createTotalsCache(now = Date.now): TotalsCache {
  const cache = new LRUCache<string, number>({ max: maxEntries, ttl: maxAge, perf: { now }, ttlResolution: 0 });
  return {
    get: (search) => cache.get(JSON.stringify(search)),
    set(search, total) {
      if (total >= minCachedTotal) cache.set(JSON.stringify(search), total);
    },
  };
}
