const minCachedTotal = 1000;
const refreshAfter = 30_000;
const maxAge = 60_000;
const maxEntries = 500;

interface CacheEntry {
  total: number;
  countedAt: number;
  isRefreshing: boolean;
}

export type CachedCount = (what: unknown, count: () => Promise<number>) => Promise<number>;

/**
 * How long lists are, where they are long: counting those costs more than showing a page of them. A count that is
 * getting old is renewed behind the answer, so that hardly anybody waits for one; small ones are always made anew.
 */
export function createCountCache(now = Date.now): CachedCount {
  const kept = new Map<string, CacheEntry>();

  async function make(key: string, count: () => Promise<number>): Promise<number> {
    const counted = now();
    const total = await count();
    kept.delete(key);
    if (total >= minCachedTotal) kept.set(key, { total, countedAt: counted, isRefreshing: false });
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    return total;
  }

  async function renew(key: string, known: CacheEntry, count: () => Promise<number>) {
    known.isRefreshing = true;
    try {
      await make(key, count);
    } catch {
      // Whoever comes when it is too old counts anew.
      known.isRefreshing = false;
    }
  }

  return async (what, count) => {
    const key = JSON.stringify(what);
    const known = kept.get(key);
    const age = known ? now() - known.countedAt : maxAge;
    if (!known || age >= maxAge) return make(key, count);
    if (age >= refreshAfter && !known.isRefreshing) void renew(key, known, count);
    return known.total;
  };
}
