import { isStoreFailure } from '../objectStore/storeError';
import type { FileStore } from './fileStore';

/**
 * Removes files whose rows are gone. What was asked for is done by then, so a store that is away does not matter: the
 * cleanup removes files without a row.
 */
export async function removeUnused(store: FileStore, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await store.remove(key);
  } catch (cause) {
    if (!isStoreFailure(cause)) throw cause;
  }
}
