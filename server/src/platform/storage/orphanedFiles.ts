import { type Db, isBackupRunning } from '../db';
import type { FileStore } from './fileStore';
import { findOwnedKeys } from './queries';

const batchSize = 500;
// Younger files may belong to a request that another process is still handling.
const oneHour = 60 * 60 * 1000;

/** Removes stored files without a row, which a crash left between the two. Resolves to their number. */
export async function deleteOrphanedFiles(db: Db, store: FileStore, age = oneHour): Promise<number> {
  let deleted = 0;
  let keys: string[] = [];
  const deleteOrphans = async () => {
    const owned = await findOwnedKeys(db, keys);
    const orphans = keys.filter((key) => !owned.has(key));
    if (orphans.length && !(await isBackupRunning(db))) {
      for (const key of orphans) await store.remove(key);
      deleted += orphans.length;
    }
    keys = [];
  };
  for await (const key of store.listOlderThan(age)) {
    keys.push(key);
    if (keys.length === batchSize) await deleteOrphans();
  }
  await deleteOrphans();
  return deleted;
}
