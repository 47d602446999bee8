import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../db/errorCodes';

/** Stores uploaded files. */
export interface FileStore {
  /** Moves a local file into the store. */
  put(key: string, path: string): Promise<void>;
  /** Copies a stored file. Resolves to false when there is none under `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** The keys that were stored at least `age` milliseconds ago. */
  listOlderThan(age: number): AsyncIterable<string>;
}

const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

/** A store in a folder. */
export function createFolderStore(folder: string): FileStore {
  const toPath = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async put(key, path) {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
      await rename(path, toPath(key));
    },
    async copy(from, to) {
      await mkdir(join(folder, to.slice(0, 2)), { recursive: true, mode: 0o700 });
      try {
        await copyFile(toPath(from), toPath(to), constants.COPYFILE_FICLONE);
      } catch (cause) {
        if (getErrorCode(cause) === 'ENOENT') return false;
        throw cause;
      }
      await syncFile(toPath(to));
      return true;
    },
    async read(key) {
      if (!isKey(key)) return undefined;
      const stats = await stat(toPath(key)).catch(() => undefined);
      return stats && createReadStream(toPath(key));
    },
    remove: (key) => rm(toPath(key), { force: true }),
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
