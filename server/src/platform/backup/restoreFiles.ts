import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '../db';
import { countFiles, type FileStore, findFileHash } from '../storage';
import { DamagedError, type Entry } from './archive';
import { fileFolder, keyName, releaseFolder } from './header';
import { toKeyFile } from './keys';
import { createReleaseRestorer } from './restoreReleases';
import type { FilesOfInstallation } from './writeBackup';

/** Brings the files of a backup to where they belong. What is there already, and the same, stays. */
export function createFileRestorer(target: FilesOfInstallation & { folder: string }) {
  const { store, keySource } = target;
  const releases = createReleaseRestorer(target.releases);
  const stored: string[] = [];
  let files = 0;
  let secretKey: Buffer | undefined;
  let hasWrittenKey = false;

  async function restoreFile(tx: Tx, key: string, content: Buffer) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    if ((await findFileHash(tx, key)) !== sha256) throw new DamagedError();
    files += 1;
    if (await hasContent(store, key, sha256)) return;
    stored.push(key);
    await put(target, key, { content, sha256 });
  }

  return {
    async restore(tx: Tx, { name, content }: Entry): Promise<void> {
      if (name.startsWith(fileFolder)) await restoreFile(tx, name.slice(fileFolder.length), content);
      else if (name.startsWith(releaseFolder)) await releases.restore(tx, name.slice(releaseFolder.length), content);
      else if (name === keyName) secretKey = content;
      else throw new DamagedError();
    },

    /** To be called when all are restored. `missing` are those that the backup does not hold. */
    async finish(tx: Tx, missing: readonly string[]): Promise<void> {
      await releases.save();
      const lost = missing.filter((name) => name.startsWith(fileFolder)).length;
      if ((await countFiles(tx)) !== files + lost) throw new DamagedError();
      if (secretKey && !keySource.SECRET_KEY) hasWrittenKey = await writeKey(toKeyFile(keySource), secretKey);
    },

    /** Removes what was brought. */
    async undo(): Promise<void> {
      for (const key of stored) await store.remove(key);
      await releases.undo();
      if (hasWrittenKey) await rm(toKeyFile(keySource), { force: true });
    },
  };
}

async function put(
  { store, folder }: { store: FileStore; folder: string },
  key: string,
  { content, sha256 }: { content: Buffer; sha256: string },
) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const waiting = path.join(folder, randomUUID());
  try {
    await writeFile(waiting, content, { mode: 0o600, flush: true });
    await store.put(key, waiting, sha256);
  } finally {
    await rm(waiting, { force: true });
  }
}

async function hasContent(store: FileStore, key: string, sha256: string): Promise<boolean> {
  const stream = await store.read(key);
  if (!stream) return false;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex') === sha256;
}

/** Resolves to false where there is one already: it is the same. */
async function writeKey(file: string, content: Buffer): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, content, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}
