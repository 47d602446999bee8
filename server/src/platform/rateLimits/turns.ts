import { toSite } from './network';

/** A piece of work that waits, and whose it is: a network, an account, or nobody's in particular. */
export interface Waiting {
  from: string;
}

/**
 * Holds work that waits, and chooses what comes next, so that everybody has a turn: first each site, then each network of
 * that site, and of a network's work the first. Whoever comes new, or again, waits for those who are there. So who asks
 * for much waits for it, and nobody comes first by many networks or new ones. To choose among thousands takes no longer
 * than among a few.
 */
export function createTurns<T extends Waiting>() {
  /** Sites, their networks and the work of these, each in the order of its turns. */
  const sites = new Map<string, Map<string, Set<T>>>();
  let size = 0;

  const remove = (one: T) => {
    const site = toSite(one.from);
    const networks = sites.get(site);
    const work = networks?.get(one.from);
    if (!networks || !work?.delete(one)) return;
    size -= 1;
    if (work.size === 0) networks.delete(one.from);
    if (networks.size === 0) sites.delete(site);
  };

  return {
    size: () => size,
    add(one: T): void {
      const site = toSite(one.from);
      const networks = sites.get(site) ?? new Map<string, Set<T>>();
      const work = networks.get(one.from) ?? new Set<T>();
      sites.set(site, networks.set(one.from, work.add(one)));
      size += 1;
    },
    remove,
    /** Removes what comes next, of what `may`; undefined when nothing does. */
    take(may = (_one: T) => true): T | undefined {
      for (const [site, networks] of sites)
        for (const [network, work] of networks)
          for (const one of work) {
            if (!may(one)) continue;
            remove(one);
            if (work.size > 0) moveToEnd(networks, network, work);
            if (networks.size > 0) moveToEnd(sites, site, networks);
            return one;
          }
      return undefined;
    },
    /** How much of the work that waits is a network's, an account's or nobody's. */
    countOf: (from: string): number => sites.get(toSite(from))?.get(from)?.size ?? 0,
    /** How much is that of a network's whole site. */
    countOfSite: (from: string): number =>
      [...(sites.get(toSite(from))?.values() ?? [])].reduce((sum, work) => sum + work.size, 0),
  };
}

function moveToEnd<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}
