import { randomBytes } from 'node:crypto';
import type { ScanStatus } from '@foothold/shared/contract';
import { isDatabaseUnavailable } from '../db';
import { fail, type Upload } from '../http';
import { isStoreFailure } from '../objectStore/storeError';
import type { FileStore } from './fileStore';

type FileInfo = Pick<Upload, 'name' | 'type' | 'size' | 'sha256'>;

/** A file in the store. */
export interface StoredFile extends FileInfo {
  key: string;
  scan_status: ScanStatus;
}

/** A file in the store whose row in `files` is still to be written. */
export interface SavedFile extends StoredFile {
  /** The address under which users with access can read it. */
  path: string;
}

/**
 * Moves uploads into the store, and copies files that are stored already, whose copies are clean if they are; then runs `work`, which writes their rows in
 * its transaction. Removes the files when `work` fails. After a crash, and where a lost connection leaves open whether the
 * rows were written, `deleteOrphanedFiles` removes those without a row.
 */
export async function saveFiles<F extends Partial<Record<string, Upload | StoredFile>>, T>(
  store: FileStore,
  files: F,
  work: (saved: SavedFiles<F>) => Promise<T>,
): Promise<T> {
  const saved: Record<string, SavedFile> = {};
  try {
    for (const [field, file] of Object.entries(files)) {
      if (!file) continue;
      const key = randomBytes(16).toString('hex');
      const { name, type, size, sha256 } = file;
      const scan_status = 'scan_status' in file && file.scan_status === 'clean' ? 'clean' : 'pending';
      saved[field] = { key, path: toStoragePath(key), name, type, size, sha256, scan_status };
      if (!('key' in file)) await store.put(key, file.path, sha256);
      else if (!(await store.copy(file.key, key))) fail('not_found');
    }
    return await work(saved as SavedFiles<F>);
  } catch (cause) {
    // A store that is away removes nothing either: the cleanup does it later.
    if (!isDatabaseUnavailable(cause) && !isStoreFailure(cause))
      for (const { key } of Object.values(saved)) await store.remove(key);
    throw cause;
  }
}

/** One saved file for each file that was passed. */
type SavedFiles<F> = { [Name in keyof F]: SavedFile };

/** The address of a stored file on this origin. */
export const toStoragePath = (key: string): string => `/storage/${key}`;
