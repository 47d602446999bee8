import type { FileStore } from '../src/platform/storage';

/** The keys of everything in a store. */
export async function listStoredKeys(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.listOlderThan(0)) keys.push(key);
  return keys;
}
