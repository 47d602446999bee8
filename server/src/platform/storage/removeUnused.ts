import { type Db, isBackupRunning } from '../db';
import { isStoreFailure } from '../objectStore/storeError';
import type { FileStore } from './fileStore';

/**
 * Removes files whose rows are gone. What was asked for is done by then, so a store that is away does not matter, and a
 * backup that is being made gets the files it has read of: the cleanup removes files without a row.
 */
export async function removeUnused(db: Db, store: FileStore, keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || (await isBackupRunning(db))) return;
  try {
    for (const key of keys) await store.remove(key);
  } catch (cause) {
    if (!isStoreFailure(cause)) throw cause;
  }
}
