import { toSite } from './network';

/** A piece of work that waits, and whose it is: a network, an account, or nobody's in particular. */
export interface Waiting {
  from: string;
}

/**
 * Chooses what comes next, so that everybody has a turn: first each site, then each network of that site, and of a
 * network's work the first. Whoever comes new, or again, waits for those who are there. So who asks for much waits for it,
 * and nobody comes first by many networks or new ones.
 */
export function createTurns() {
  const sites = createRound();
  const networks = createRound();
  return {
    /** Undefined when nobody waits. */
    next<T extends Waiting>(waiting: Iterable<T>): T | undefined {
      const all = [...waiting];
      const site = sites.take(all.map(({ from }) => toSite(from)));
      const network = networks.take(
        all.map(({ from }) => from),
        (from) => toSite(from) === site,
      );
      return all.find(({ from }) => from === network);
    },
  };
}

/** Those who wait, in the order of their turns. */
function createRound() {
  let order = new Set<string>();
  return {
    /** The first that may. It waits again behind the others, if it does. */
    take(waiting: string[], may = (_one: string) => true): string | undefined {
      const present = new Set(waiting);
      order = new Set([...[...order].filter((one) => present.has(one)), ...present]);
      const first = [...order].find(may);
      if (first !== undefined) order.delete(first);
      return first;
    },
  };
}
