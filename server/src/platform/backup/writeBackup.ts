import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { listFileNames } from '@foothold/shared/build/readBuild';
import type { CopySession, Db } from '../db';
import { listAppliedMigrations } from '../db/migrate';
import type { ReleaseFiles } from '../releases/files';
import { listRecords } from '../releases/queries';
import { fingerprintKey, type KeySource } from '../secrets/key';
import { type FileStore, listFileHashes } from '../storage';
import type { Archive } from './archive';
import { findInstant, listTables } from './catalog.queries';
import { fileFolder, type Header, headerName, keyName, releaseFolder, tableFolder } from './header';
import { readKeyFile } from './keys';

/** Where the files of an installation are, besides its rows. */
export interface FilesOfInstallation {
  store: FileStore;
  releases: ReleaseFiles;
  keySource: KeySource;
}

interface BackedUp extends FilesOfInstallation {
  /** When the database was copied, where this is not the database itself. */
  copied_at?: string | undefined;
}

type StoredFile = { key: string; size: number; sha256: string };

/**
 * Writes an installation into an archive: its rows as they are at one moment, then the files that they name, which a hold
 * keeps meanwhile. The caller ends the archive. Resolves to the moment, and to the files that are lost or damaged.
 */
export async function writeBackup(
  session: CopySession,
  { store, releases, keySource, copied_at }: BackedUp,
  archive: Archive,
): Promise<{ created_at: string; missing: string[] }> {
  const snapshot = session.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const { created_at, files, records } = await snapshot.execute(async (tx) => {
    const header = await describeInstallation(tx, keySource, copied_at);
    await archive.add(headerName, Buffer.from(JSON.stringify(header)));
    for (const table of header.tables) {
      let part = 0;
      for await (const rows of session.copyOut(table)) await archive.add(`${tableFolder}${table.name}/${part++}`, rows);
    }
    return { ...header, files: await collect(listFileHashes(tx)), records: await listRecords(tx) };
  });

  const missing: string[] = [];
  for (const file of files) {
    const content = await readWhole(store, file);
    if (content) await archive.add(`${fileFolder}${file.key}`, content);
    else missing.push(`${fileFolder}${file.key}`);
  }
  for (const { record } of records) missing.push(...(await addRelease(archive, releases, record)));
  const key = await readKeyFile(keySource);
  if (key) await archive.add(keyName, key);
  return { created_at, missing };
}

async function describeInstallation(tx: Db, keySource: KeySource, copied_at?: string): Promise<Header> {
  return {
    format: 1,
    created_at: copied_at ?? (await findInstant(tx)),
    migrations: await listAppliedMigrations(tx),
    tables: await listTables(tx),
    key_fingerprint: await fingerprintKey(keySource),
    has_key: (await readKeyFile(keySource)) !== undefined,
  };
}

/** Undefined where it is lost, or not what was stored. */
async function readWhole(store: FileStore, { key, sha256 }: StoredFile): Promise<Buffer | undefined> {
  try {
    const stream = await store.read(key);
    const content = stream && (await buffer(stream));
    return content && createHash('sha256').update(content).digest('hex') === sha256 ? content : undefined;
  } catch (cause) {
    if ((cause as { reason?: string }).reason === 'damaged object') return undefined;
    throw cause;
  }
}

/** All files of a release, or none. Resolves to those that are lost or damaged. */
async function addRelease(archive: Archive, releases: ReleaseFiles, record: ReleaseRecord): Promise<string[]> {
  const toName = (name: string) => `${releaseFolder}${record.app}/${record.release}/${name}`;
  const missing = await releases.listMissingFiles(record);
  if (missing.length) return missing.map(toName);
  for (const name of listFileNames(record)) {
    await releases.fetchFile?.(record, name);
    await archive.add(toName(name), await readFile(path.join(releases.getFolder(record), name)));
  }
  return [];
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
