import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import { scheduleCheckpoints } from './checkpoints';
import { prepareFolder } from './emptyDatabase';
import { lockFolder } from './folderLock';
import type { ReadReplica } from './readReplica';
import type { Db } from './transact';

export interface OpenDatabase {
  db: Db;
  /** Where DATABASE_READ_URL names one. */
  replica?: ReadReplica;
  engine: 'PGlite' | 'PostgreSQL';
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Called when this process has lost the lock of DATA_DIR: it must end without writing, or both processes lose rows. */
  onLockLost(cause: Error): void;
  /** Whether an embedded database that does not exist may have migrations at once. */
  mayUnpack?: boolean;
}

/** The settings that say which database is opened, and how. */
export type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<
    Pick<
      Config,
      | 'DATABASE_SESSION_URL'
      | 'DATABASE_READ_URL'
      | 'DATABASE_POOL_SIZE'
      | 'DATABASE_STATEMENT_TIMEOUT'
      | 'DATABASE_LOCK_TIMEOUT'
    >
  >;

/** Where the embedded database of a data folder lies. */
export const getEmbeddedFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'db');

/** Whether a database exists where the configuration says; one that DATABASE_URL names counts as existing. */
export const hasDatabase = (config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): boolean =>
  config.DATABASE_URL !== undefined || existsSync(getEmbeddedFolder(config));

// Each where it is needed: half of a start is the loading of modules.
const loadPostgres = () => import('./postgres');
const loadPGlite = () => import('./pglite');

/** Loads the code that `openDatabase` needs, which then begins to open the database at once, whatever else is loading. */
export const loadEngine = async ({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>): Promise<void> => {
  await (DATABASE_URL ? loadPostgres() : loadPGlite());
};

/** Opens PostgreSQL if DATABASE_URL is set, else the embedded database in DATA_DIR, which one process locks at a time. */
export async function openDatabase(
  config: DatabaseConfig,
  { onLockLost, mayUnpack = false }: OpenOptions,
): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (DATABASE_URL) return openPostgresDatabase(DATABASE_URL, config);

  const { assertHeld, release } = await lockFolder(DATA_DIR, { onLost: onLockLost });
  try {
    const { openPGlite } = await loadPGlite();
    const folder = getEmbeddedFolder({ DATA_DIR });
    if (mayUnpack) prepareFolder(folder);
    const db = await openPGlite(folder, assertHeld);
    const stopCheckpoints = scheduleCheckpoints(db);
    const close = async () => {
      await stopCheckpoints();
      await db.destroy().finally(release);
    };
    return { db, engine: 'PGlite', close };
  } catch (cause) {
    await release();
    throw cause;
  }
}

async function openPostgresDatabase(url: string, config: DatabaseConfig): Promise<OpenDatabase> {
  const { openPostgres, openReplica, assertSessionSettings } = await loadPostgres();
  const options = {
    max: config.DATABASE_POOL_SIZE,
    statementTimeout: config.DATABASE_STATEMENT_TIMEOUT,
    lockTimeout: config.DATABASE_LOCK_TIMEOUT,
    sessionUrl: config.DATABASE_SESSION_URL,
    endsHung: true,
  };
  const db = openPostgres(url, options);
  const replica = config.DATABASE_READ_URL ? openReplica(db, config.DATABASE_READ_URL, options) : undefined;
  const close = async () => {
    await replica?.close();
    await db.destroy();
  };
  try {
    if (options.sessionUrl) await assertSessionSettings(db, options);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { db, replica, engine: 'PostgreSQL', close };
}

/** Rejects with the cause when the database does not answer a query. */
export const probeDatabase = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db);
};

/** Whether the database answers a query. */
export const pingDatabase = (db: Db): Promise<boolean> =>
  probeDatabase(db).then(
    () => true,
    () => false,
  );
