/** A small seeded generator (mulberry32) with the few questions that the demo data asks it. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** Items again and again, each round begun at the same place: nothing returns before all others had their turn. */
export function createRotation<T>(random: Random, items: readonly T[]): () => T {
  const order = random.shuffle(items);
  let turn = 0;
  return () => itemAt(order, turn++);
}

/** Turns kept apart for each name, so that one role's texts do not use up another's. */
export function createNamedRotations<T>(random: Random): (name: string, items: readonly T[]) => T {
  const known = new Map<string, () => T>();
  return (name, items) => {
    const turn = known.get(name) ?? createRotation(random, items);
    known.set(name, turn);
    return turn();
  };
}

/** The item at an index that goes round. */
export function itemAt<T>(items: readonly T[], index: number): T {
  if (items.length === 0) throw new Error('There is nothing to choose from.');
  return items[index % items.length] as T;
}
