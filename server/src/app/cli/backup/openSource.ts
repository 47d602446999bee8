import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '@foothold/shared/commands';
import { holdForBackup } from '../../../platform/backup/hold';
import type { FilesOfInstallation, writeBackup } from '../../../platform/backup/writeBackup';
import type { Config } from '../../../platform/config/config';
import { type CopySession, type Db, hasDatabase, openCopySession } from '../../../platform/db';
import { getEmbeddedFolder } from '../../../platform/db/openDatabase';
import { getUploadFolder } from '../../folders';
import { createContext } from '../../main';
import { openServerDatabase } from '../../openServerDatabase';
import type { OperatorFile } from '../../operatorFile';
import { findLocalServer } from '../withOperations';
import { copyDatabase } from './copyDatabase';
import { holdOnServer } from './holdOnServer';

/** An installation whose files are kept as its rows name them, until it is closed. */
export interface Source {
  session: CopySession;
  files: Parameters<typeof writeBackup>[1];
  /** Fails where they were not kept. */
  assertHeld(): void;
  close(): Promise<void>;
}

/** Opens what the configuration names to be backed up, also while servers run on it. */
export async function openSource(config: Config): Promise<Source> {
  if (!hasDatabase(config))
    throw new UsageError(`There is no database in ${path.resolve(config.DATA_DIR)}. Nothing was written.`);
  const server = config.DATABASE_URL ? undefined : await findLocalServer(config);
  return server ? openRunning(config, server) : openDirectly(config);
}

const toFiles = (config: Config, db: Db): FilesOfInstallation => ({ ...createContext(config, db), keySource: config });

async function openDirectly(config: Config): Promise<Source> {
  const database = await openServerDatabase(config);
  let session: CopySession | undefined;
  // Ends the hold with its session.
  const close = async () => {
    await session?.close();
    await database.close();
  };
  try {
    session = await openCopySession(database.db);
    await holdForBackup(session.db);
    return { session, files: toFiles(config, database.db), assertHeld: () => {}, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** The embedded database belongs to the process of the server, so that a copy of it is read. */
async function openRunning(config: Config, server: OperatorFile): Promise<Source> {
  const { openPGlite } = await import('../../../platform/db/pglite');
  const hold = await holdOnServer(server);
  // Of what a killed process leaves there the server deletes what is an hour old, and all at its start.
  const folder = path.join(getUploadFolder(config), `backup-${randomUUID()}`);
  let db: Db | undefined;
  const close = async () => {
    hold.end();
    await db?.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const copied_at = new Date().toISOString();
    await copyDatabase(getEmbeddedFolder(config), folder);
    hold.assertHeld();
    db = await openPGlite(folder, () => {});
    const files = { ...toFiles(config, db), copied_at };
    return { session: await openCopySession(db), files, assertHeld: hold.assertHeld, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
