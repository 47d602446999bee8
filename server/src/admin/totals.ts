const worthKeeping = 1000;
const renewedAfter = 30_000;
const goodFor = 60_000;
const mostKept = 500;

interface Kept {
  total: number;
  counted: number;
  renewing: boolean;
}

export type Totals = (what: unknown, count: () => Promise<number>) => Promise<number>;

/**
 * How long lists are, where they are long: counting those costs more than showing a page of them. A count that is
 * getting old is renewed behind the answer, so that hardly anybody waits for one; small ones are always made anew.
 */
export function knownTotals(now = Date.now): Totals {
  const kept = new Map<string, Kept>();

  async function make(key: string, count: () => Promise<number>): Promise<number> {
    const counted = now();
    const total = await count();
    kept.delete(key);
    if (total >= worthKeeping) kept.set(key, { total, counted, renewing: false });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return total;
  }

  async function renew(key: string, known: Kept, count: () => Promise<number>) {
    known.renewing = true;
    try {
      await make(key, count);
    } catch {
      // Whoever comes when it is too old counts anew.
      known.renewing = false;
    }
  }

  return async (what, count) => {
    const key = JSON.stringify(what);
    const known = kept.get(key);
    const age = known ? now() - known.counted : goodFor;
    if (!known || age >= goodFor) return make(key, count);
    if (age >= renewedAfter && !known.renewing) void renew(key, known, count);
    return known.total;
  };
}
