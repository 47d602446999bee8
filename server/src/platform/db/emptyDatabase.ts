import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { syncDirectory } from './durableFolder';

/**
 * The folder of an embedded database that is empty and has all migrations, in one file: to create it takes many times as
 * long as to unpack it. `pnpm build` packs it beside the compiled server, so that there is none when this runs from its source.
 */
export const emptyDatabaseFile = fileURLToPath(new URL('./emptyDatabase.gz', import.meta.url));

/** Bytes. Unpacked in one piece, it takes half the time: the pieces would be copied into one. */
const chunkSize = 64 * 1024 * 1024;

/** What lies in a folder, by its path there; null for a folder. */
type Entry = readonly [path: string, content: Buffer | null];

/** Packs the folder of a database that is closed. The file is there as a whole or not at all. */
export function packDatabase(folder: string, file: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry): Entry => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path), entry.isDirectory() ? null : readFileSync(path)];
  });
  // A folder comes before what lies in it.
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(`${file}.new`, gzipSync(serialize(entries)));
  renameSync(`${file}.new`, file);
}

/** Unpacks a database into a folder, which must not exist. It is there, on disk, as a whole or not at all. */
export function unpackDatabase(file: string, folder: string): void {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const folders = [unfinished];
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    for (const [path, content] of deserialize(gunzipSync(readFileSync(file), { chunkSize })) as Entry[]) {
      const target = join(unfinished, path);
      if (content) writeFileSync(target, content, { mode: 0o600, flush: true });
      else folders.push(mkdirSync(target, { recursive: true, mode: 0o700 }) ?? target);
    }
    folders.forEach(syncDirectory);
    renameSync(unfinished, folder);
    syncDirectory(dirname(folder));
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    throw cause;
  }
}

/** Unpacks the empty database where there is neither a database yet nor need to create one. */
export function prepareFolder(folder: string): void {
  if (!existsSync(folder) && existsSync(emptyDatabaseFile)) unpackDatabase(emptyDatabaseFile, folder);
}
