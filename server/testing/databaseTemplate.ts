import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Db, migrate } from '../src/platform/db';
import { createPGliteDb, pgliteSettings } from '../src/platform/db/pgliteDb';
import { openPostgres } from '../src/platform/db/postgres';
import { prepareReset, resetVersion } from './resetDatabase';

const cacheFolder = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));
const migrationFolder = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url));

/** Makes the migrated database that the tests' databases are copies of, once for each state of the migrations. */
export async function prepareTemplate(postgresUrl = process.env.TEST_DATABASE_URL): Promise<void> {
  const version = await computeVersion();
  await (postgresUrl ? preparePostgresTemplate(postgresUrl, toTemplateName(version)) : prepareDump(version));
}

/** The data directory of the migrated embedded database. */
export const openDump = async (): Promise<Blob> => openAsBlob(toDumpFile(await computeVersion()));

/** Creates a copy of the migrated database on PostgreSQL. */
export async function createPostgresCopy(url: string, name: string): Promise<void> {
  const template = toTemplateName(await computeVersion());
  await withPostgres(url, (db) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db));
}

/** Deletes the databases of a run, whose names begin with `prefix`. */
export const dropPostgresCopies = (url: string, prefix: string): Promise<void> =>
  withPostgres(url, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`.execute(db);
    for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(db);
  });

/** Connects for one piece of work. */
export async function withPostgres<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openPostgres(url, { max: 1 });
  return work(db).finally(() => db.destroy());
}

export function withDatabaseName(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function computeVersion(): Promise<string> {
  const hash = createHash('sha256').update(String(resetVersion));
  for (const name of (await readdir(migrationFolder)).sort())
    hash.update(name).update(await readFile(`${migrationFolder}/${name}`));
  return hash.digest('hex').slice(0, 12);
}

const toDumpFile = (version: string) => `${cacheFolder}/${version}.tar`;
const toTemplateName = (version: string) => `foothold_test_${version}`;

async function prepareDump(version: string) {
  const file = toDumpFile(version);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await mkdir(cacheFolder, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, Buffer.from(await (await createDump()).arrayBuffer()));
  await rename(temporary, file);
}

async function createDump(): Promise<Blob> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const startParams = [...PGlite.defaultStartParams, ...pgliteSettings];
  const pglite = await PGlite.create({ extensions: { pg_trgm }, startParams });
  const db = createPGliteDb(pglite);
  await migrate(db);
  await prepareReset(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  return dump;
}

const preparePostgresTemplate = (url: string, name: string) =>
  withPostgres(url, async (owner) => {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(owner);
    if (rows.length > 0) return;
    const unfinished = `${name}_${process.pid}`;
    await sql`create database ${sql.id(unfinished)}`.execute(owner);
    await withPostgres(withDatabaseName(url, unfinished), async (db) => {
      await migrate(db);
      await prepareReset(db);
    });
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(owner);
  });
