import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getUploadFolder } from '../../server/src/app/folders';
import type { Db } from '../../server/src/platform/db';
import { deleteLeftovers, deleteOrphanedFiles, type FileStore } from '../../server/src/platform/storage';
import { listFiles } from './rows.queries';
import type { Site } from './site';

export interface StoreCheck {
  /** Rows whose object is missing or has another content. */
  broken: string[];
  /** What belongs to nothing once the cleanup has run. */
  orphaned: string[];
  /** What the cleanup has deleted. A killed server may leave that behind, and no other. */
  cleaned: number;
}

/** Cleans up as the servers do every day, but whatever the age, and compares rows with objects. Nothing may be under way. */
export async function checkStore(
  db: Db,
  { store, dataFolders }: Pick<Site, 'store' | 'dataFolders'>,
  checked: Set<string>,
): Promise<StoreCheck> {
  await settle(store);
  let cleaned = (await deleteOrphanedFiles(db, store, 0)) + (await store.deleteUnfinished(0));
  const uploads = dataFolders.map((folder) => getUploadFolder({ DATA_DIR: folder }));
  for (const folder of uploads) cleaned += await deleteLeftovers(folder, () => true, 0);
  const objects = new Set<string>();
  for await (const key of store.listOlderThan(0)) objects.add(key);
  const broken: string[] = [];
  for (const { key, size, sha256 } of await listFiles(db)) {
    const isThere = objects.delete(key);
    // The content of a key never changes.
    if (isThere && checked.has(key)) continue;
    checked.add(key);
    const problem = await findProblem(store, key, { size, sha256 });
    if (problem) broken.push(`file ${key} ${problem}`);
  }
  const left = await Promise.all(uploads.map(listFileNames));
  return { broken, orphaned: [...objects, ...left.flat()], cleaned };
}

const settleTries = 20;

/** The store of this run cannot list its objects while it writes what was on its way when a fault had ended. */
async function settle(store: FileStore): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      for await (const _ of store.listOlderThan(0));
      return;
    } catch (cause) {
      if (tries === settleTries) throw cause;
      await pause(250);
    }
}

const listFileNames = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function findProblem(store: FileStore, key: string, { size, sha256 }: { size: number; sha256: string | null }) {
  const stream = await store.read(key);
  if (!stream) return 'is missing';
  const content = await buffer(stream);
  if (content.length !== size) return `has ${content.length} bytes instead of ${size}`;
  return createHash('sha256').update(content).digest('hex') === sha256 ? undefined : 'has another content';
}
