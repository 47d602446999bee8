const worthKeeping = 1000;
const goodFor = 30_000;
const mostKept = 500;

export interface Totals {
  find(search: unknown): number | undefined;
  keep(search: unknown, total: number): void;
}

/**
 * How many jobs a search found, where there were many: counting those costs far more than showing the first of them,
 * and nobody misses one in a thousand for half a minute. Small counts are always made anew.
 */
export function knownTotals(now = Date.now): Totals {
  const kept = new Map<string, { total: number; until: number }>();
  return {
    find(search) {
      const found = kept.get(JSON.stringify(search));
      return found && found.until > now() ? found.total : undefined;
    },
    keep(search, total) {
      if (total < worthKeeping) return;
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(JSON.stringify(search), { total, until: now() + goodFor });
    },
  };
}
