import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getUploadFolder } from '../../server/src/app/folders';
import type { Db } from '../../server/src/platform/db';
import { createFolderStore, deleteLeftovers, deleteOrphanedFiles } from '../../server/src/platform/storage';
import { listFiles } from './rows.queries';

export interface StoreCheck {
  /** Rows whose object is missing or has another content. */
  broken: string[];
  /** What belongs to nothing once the cleanup has run. */
  orphaned: string[];
  /** What the cleanup has deleted. A killed server may leave that behind, and no other. */
  cleaned: number;
}

/** Cleans up as the servers do every day, but whatever the age, and compares rows with objects. Nothing may be under way. */
export async function checkStore(db: Db, dataFolder: string, checked: Set<string>): Promise<StoreCheck> {
  const [files, uploads] = [path.join(dataFolder, 'files'), getUploadFolder({ DATA_DIR: dataFolder })];
  const cleaned =
    (await deleteOrphanedFiles(db, createFolderStore(files), 0)) + (await deleteLeftovers(uploads, () => true, 0));
  const objects = new Set(await listFileNames(files));
  const broken: string[] = [];
  for (const { key, size, sha256 } of await listFiles(db)) {
    const isThere = objects.delete(key);
    // The content of a key never changes.
    if (isThere && checked.has(key)) continue;
    checked.add(key);
    const problem = isThere
      ? await findProblem(path.join(files, key.slice(0, 2), key), { size, sha256 })
      : 'is missing';
    if (problem) broken.push(`file ${key} ${problem}`);
  }
  return { broken, orphaned: [...objects, ...(await listFileNames(uploads))], cleaned };
}

const listFileNames = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function findProblem(file: string, { size, sha256 }: { size: number; sha256: string | null }) {
  const content = await readFile(file);
  if (content.length !== size) return `has ${content.length} bytes instead of ${size}`;
  return createHash('sha256').update(content).digest('hex') === sha256 ? undefined : 'has another content';
}
