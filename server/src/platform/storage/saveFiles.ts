import { randomBytes } from 'node:crypto';
import { fail, type Upload } from '../http';
import type { FileStore } from './fileStore';

type FileInfo = Pick<Upload, 'name' | 'type' | 'size' | 'sha256'>;

/** A file that the store holds already. */
export interface StoredFile extends FileInfo {
  key: string;
}

/** A file that has its place in the store; its row in `files` is still to be written. */
export interface SavedFile extends StoredFile {
  /** Where the people concerned can read it. */
  path: string;
}

/**
 * Moves uploads into the store, and copies there what it holds already; then runs `work`, which writes their rows in its
 * transaction, and takes them out again when it fails. What a crash leaves between the two is swept at the next start.
 */
export async function saveFiles<F extends Partial<Record<string, Upload | StoredFile>>, T>(
  store: FileStore,
  files: F,
  work: (kept: SavedFiles<F>) => Promise<T>,
): Promise<T> {
  const kept: Record<string, SavedFile> = {};
  try {
    for (const [field, file] of Object.entries(files)) {
      if (!file) continue;
      const key = randomBytes(16).toString('hex');
      const { name, type, size, sha256 } = file;
      kept[field] = { key, path: toStoragePath(key), name, type, size, sha256 };
      if (!('key' in file)) await store.put(key, file.path);
      else if (!(await store.copy(file.key, key))) fail('not_found');
    }
    return await work(kept as SavedFiles<F>);
  } catch (cause) {
    for (const { key } of Object.values(kept)) await store.remove(key);
    throw cause;
  }
}

/** One for each file that was given. */
type SavedFiles<F> = { [Name in keyof F]: SavedFile };

/** The address of a stored file on this origin. */
export const toStoragePath = (key: string): string => `/storage/${key}`;
