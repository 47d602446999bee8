import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

interface CachedFile {
  size: number;
  open(): Readable;
}

/** Returns a cached file; creates it when missing, once for concurrent callers. `create` writes it to the given path. */
export type FileCache = (name: string, create: (path: string) => Promise<void>) => Promise<CachedFile>;

/** A folder of files whose name identifies their content. Beyond `maxFiles` the oldest are deleted. */
export function openFileCache(folder: string, maxFiles: number): FileCache {
  const pending = new Map<string, Promise<CachedFile>>();

  const createFile: FileCache = async (name, create) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${name}.${randomBytes(6).toString('hex')}`);
    try {
      await create(unfinished);
      await rename(unfinished, join(folder, name));
    } finally {
      await rm(unfinished, { force: true });
    }
    await evictOldest(folder, maxFiles);
    const created = await findCachedFile(folder, name);
    if (!created) throw new Error(`${name} was deleted as soon as it was created.`);
    return created;
  };

  return async (name, create) => {
    const existing = await findCachedFile(folder, name);
    if (existing) return existing;
    const created = pending.get(name) ?? createFile(name, create).finally(() => pending.delete(name));
    pending.set(name, created);
    return created;
  };
}

async function findCachedFile(folder: string, name: string): Promise<CachedFile | undefined> {
  const path = join(folder, name);
  const stats = await stat(path).catch(() => undefined);
  return stats && { size: stats.size, open: () => createReadStream(path) };
}

/** Unfinished files of killed processes are evicted like any other. */
async function evictOldest(folder: string, maxFiles: number) {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const aged = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(join(folder, name)).catch(() => undefined);
      return { name, at: stats?.mtimeMs ?? 0 };
    }),
  );
  const oldest = aged.sort((one, other) => one.at - other.at).slice(0, names.length - maxFiles);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
