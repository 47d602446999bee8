const minTotal = 1000;
const cacheMs = 30_000;
const maxEntries = 500;

export interface TotalsCache {
  get(search: unknown): number | undefined;
  set(search: unknown, total: number): void;
}

/**
 * How many jobs a search found, where there were many: counting those costs far more than showing the first of them,
 * and nobody misses one in a thousand for half a minute. Small counts are always made anew.
 */
export function createTotalsCache(now = Date.now): TotalsCache {
  const kept = new Map<string, { total: number; until: number }>();
  return {
    get(search) {
      const found = kept.get(JSON.stringify(search));
      return found && found.until > now() ? found.total : undefined;
    },
    set(search, total) {
      if (total < minTotal) return;
      const [oldest] = kept.keys();
      if (kept.size >= maxEntries && oldest !== undefined) kept.delete(oldest);
      kept.set(JSON.stringify(search), { total, until: now() + cacheMs });
    },
  };
}
