/** A piece of work that waits, and whose it is: a network, or nobody's in particular. */
export interface Waiting {
  from: string;
}

const maxRemembered = 1_000;

/**
 * Chooses what comes next, so that everybody has a turn: of those who wait whoever was served longest ago, and of their own
 * work the first. Who asks for much waits for it, and keeps nobody else waiting.
 */
export function createTurns() {
  const served = new Map<string, number>();
  let turn = 0;
  return {
    /** Undefined when nobody waits. */
    next<T extends Waiting>(waiting: Iterable<T>): T | undefined {
      let [chosen, longestAgo]: [T | undefined, number] = [undefined, Infinity];
      for (const one of waiting) {
        const last = served.get(one.from) ?? 0;
        if (last < longestAgo) [chosen, longestAgo] = [one, last];
      }
      if (!chosen) return undefined;
      if (served.size >= maxRemembered) served.clear();
      turn += 1;
      served.set(chosen.from, turn);
      return chosen;
    },
  };
}
