import type { Db } from '../db';
import { ownedKeys } from './queries';
import type { FileStore } from './store';

const batch = 500;
// Younger ones may belong to a call that another process is still working on.
const anHour = 60 * 60 * 1000;

/** Removes stored files that no row knows: what a crash left between a file and its row. Resolves to how many. */
export async function sweepOrphans(db: Db, store: FileStore, age = anHour): Promise<number> {
  let swept = 0;
  let keys: string[] = [];
  const sweep = async () => {
    const owned = await ownedKeys(db, keys);
    const orphans = keys.filter((key) => !owned.has(key));
    for (const key of orphans) await store.remove(key);
    swept += orphans.length;
    keys = [];
  };
  for await (const key of store.olderThan(age)) {
    keys.push(key);
    if (keys.length === batch) await sweep();
  }
  await sweep();
  return swept;
}
