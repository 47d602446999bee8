import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getErrorCode } from '../db/errorCode';

/** Where uploaded files stay. */
export interface FileStore {
  /** Takes a local file over under this key. */
  put(key: string, path: string): Promise<void>;
  /** Makes a second file with the same content. Resolves to false when there is none to copy. */
  copy(from: string, to: string): Promise<boolean>;
  /** Resolves to undefined when there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
  /** Every key that has been there for at least so many milliseconds. */
  listOlderThan(age: number): AsyncIterable<string>;
}

const isKey = (key: string) => /^[0-9a-f]{32}$/.test(key);

/** A store in a folder. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async put(key, path) {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
      await rename(path, pathOf(key));
    },
    async copy(from, to) {
      await mkdir(join(folder, to.slice(0, 2)), { recursive: true, mode: 0o700 });
      try {
        await copyFile(pathOf(from), pathOf(to), constants.COPYFILE_FICLONE);
      } catch (cause) {
        if (getErrorCode(cause) === 'ENOENT') return false;
        throw cause;
      }
      await syncFile(pathOf(to));
      return true;
    },
    async read(key) {
      if (!isKey(key)) return undefined;
      const there = await stat(pathOf(key)).catch(() => undefined);
      return there && createReadStream(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *listOlderThan(age) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const { name } of entries.filter((entry) => entry.isFile() && isKey(entry.name))) {
        const there = await stat(pathOf(name)).catch(() => undefined);
        if (there && Date.now() - there.ctimeMs >= age) yield name;
      }
    },
  };
}

/** What an answer counts on must not be lost with the power. */
async function syncFile(path: string) {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
