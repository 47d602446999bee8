import { constants, createReadStream } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../db/errorCodes';
import { createFolder } from '../folders/createFolder';

/** Stores uploaded files. */
export interface FileStore {
  /** Moves a local file, whose SHA-256 is known in hexadecimal, into the store: one that checks it refuses another content. */
  put(key: string, path: string, sha256: string): Promise<void>;
  /** Copies a stored file. Resolves to false when there is none under `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** The keys that were stored at least `age` milliseconds ago. */
  listOlderThan(age: number): AsyncIterable<string>;
  /** Deletes what uploads have left that ended midway, at least `age` milliseconds ago. Resolves to their number. */
  deleteUnfinished(age: number): Promise<number>;
  /** An address of another server, under which everybody can download a file for a minute. Undefined where there is none. */
  createLink?(key: string, file: { name: string; type: string }): Promise<string>;
}

export const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

/** A store in a folder. */
export function createFolderStore(folder: string): FileStore {
  const toPath = (key: string) => join(folder, key.slice(0, 2), key);
  const createParent = async (key: string) => {
    const created = await createFolder(dirname(toPath(key)));
    if (created) await syncFolder(dirname(created));
  };
  return {
    async put(key, path) {
      try {
        await rename(path, toPath(key));
      } catch (cause) {
        if (getErrorCode(cause) !== 'ENOENT') throw cause;
        await createParent(key);
        await rename(path, toPath(key));
      }
      await syncFolder(dirname(toPath(key)));
    },
    async copy(from, to) {
      await createParent(to);
      try {
        await copyFile(toPath(from), toPath(to), constants.COPYFILE_FICLONE);
      } catch (cause) {
        if (getErrorCode(cause) === 'ENOENT') return false;
        throw cause;
      }
      await syncFile(toPath(to));
      await syncFolder(dirname(toPath(to)));
      return true;
    },
    async read(key) {
      if (!isKey(key)) return undefined;
      const stats = await stat(toPath(key)).catch(() => undefined);
      return stats && createReadStream(toPath(key));
    },
    remove: (key) => rm(toPath(key), { force: true }),
    // A file is moved in one step.
    deleteUnfinished: async () => 0,
    async *listOlderThan(age) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const { name } of entries.filter((entry) => entry.isFile() && isKey(entry.name))) {
        const stats = await stat(toPath(name)).catch(() => undefined);
        if (stats && Date.now() - stats.ctimeMs >= age) yield name;
      }
    },
  };
}

/** Survives a power failure: the response promises that the file is stored. */
async function syncFile(path: string) {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}

/** Without this a file is stored, but its name may be lost. */
async function syncFolder(path: string) {
  // Windows opens no folders, and keeps their entries by itself.
  if (process.platform !== 'win32') await syncFile(path);
}
