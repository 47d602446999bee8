import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

interface CachedFile {
  size: number;
  open(): Readable;
}

/** Makes what is not there, unless somebody is making it. `make` writes it to the path that it gets. */
export type FileCache = (name: string, make: (path: string) => Promise<void>) => Promise<CachedFile>;

/** A folder of files whose name stands for their content: made when first asked for; of more than `most` the oldest go. */
export function openFileCache(folder: string, most: number): FileCache {
  const making = new Map<string, Promise<CachedFile>>();

  const makeNew: FileCache = async (name, make) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
    try {
      await make(unfinished);
      await rename(unfinished, join(folder, name));
    } finally {
      await rm(unfinished, { force: true });
    }
    await evictOldest(folder, most);
    const made = await findCachedFile(folder, name);
    if (!made) throw new Error(`${name} is gone as soon as it was made.`);
    return made;
  };

  return async (name, make) => {
    const there = await findCachedFile(folder, name);
    if (there) return there;
    const made = making.get(name) ?? makeNew(name, make).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}

async function findCachedFile(folder: string, name: string): Promise<CachedFile | undefined> {
  const path = join(folder, name);
  const there = await stat(path).catch(() => undefined);
  return there && { size: there.size, open: () => createReadStream(path) };
}

/** Also what a killed process left unfinished is as old as any other file one day. */
async function evictOldest(folder: string, most: number) {
  const names = await readdir(folder);
  if (names.length <= most) return;
  const aged = await Promise.all(
    names.map(async (name) => {
      const there = await stat(join(folder, name)).catch(() => undefined);
      return { name, at: there?.mtimeMs ?? 0 };
    }),
  );
  const oldest = aged.sort((one, other) => one.at - other.at).slice(0, names.length - most);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
