import { randomBytes } from 'node:crypto';
import type { Upload } from '../http';
import type { FileStore } from './store';

/** An upload that has its place in the store; its row in `files` is still to be written. */
export interface KeptFile {
  key: string;
  /** Where the people concerned can read it. */
  path: string;
  upload: Upload;
}

/**
 * Moves uploads into the store, runs `work`, which writes their rows in its transaction, and takes them out again
 * when it fails. What a crash leaves between the two is swept at the next start.
 */
export async function keepFiles<N extends string, T>(
  store: FileStore,
  uploads: Record<N, Upload>,
  work: (kept: Record<N, KeptFile>) => Promise<T>,
): Promise<T> {
  const kept: Partial<Record<N, KeptFile>> = {};
  try {
    for (const [name, upload] of Object.entries(uploads) as [N, Upload][]) {
      const key = randomBytes(16).toString('hex');
      kept[name] = { key, path: `/storage/${key}`, upload };
      await store.put(key, upload.path);
    }
    return await work(kept as Record<N, KeptFile>);
  } catch (cause) {
    for (const { key } of Object.values(kept) as KeptFile[]) await store.remove(key);
    throw cause;
  }
}
