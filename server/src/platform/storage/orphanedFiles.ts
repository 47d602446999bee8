import type { Db } from '../db';
import type { FileStore } from './fileStore';
import { findOwnedKeys } from './queries';

const batchSize = 500;
// Younger ones may belong to a call that another process is still working on.
const oneHour = 60 * 60 * 1000;

/** Removes stored files that no row knows: what a crash left between a file and its row. Resolves to how many. */
export async function deleteOrphanedFiles(db: Db, store: FileStore, age = oneHour): Promise<number> {
  let swept = 0;
  let keys: string[] = [];
  const sweep = async () => {
    const owned = await findOwnedKeys(db, keys);
    const orphans = keys.filter((key) => !owned.has(key));
    for (const key of orphans) await store.remove(key);
    swept += orphans.length;
    keys = [];
  };
  for await (const key of store.listOlderThan(age)) {
    keys.push(key);
    if (keys.length === batchSize) await sweep();
  }
  await sweep();
  return swept;
}
