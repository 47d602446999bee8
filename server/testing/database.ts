import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Db, migrate } from '../src/platform/db';
import { dumpPGlite, openPGliteInMemory } from '../src/platform/db/pglite';
import { openPostgres } from '../src/platform/db/postgres';

export interface TestDatabase {
  db: Db;
  close(): Promise<void>;
}

const postgres = process.env.TEST_DATABASE_URL;
const cache = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));
const migrations = fileURLToPath(new URL('../src/platform/db/migrations', import.meta.url));

/** Makes the migrated database that test files copy, once for each state of the migrations. */
export async function prepareTemplate(): Promise<void> {
  const version = await schemaVersion();
  await (postgres ? prepareOnPostgres(postgres, version) : prepareDump(version));
}

/** A migrated, empty database of the caller's own: PGlite in memory, or PostgreSQL where TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const version = await schemaVersion();
  if (postgres) return copyOnPostgres(postgres, templateName(version));
  const db = await openPGliteInMemory(await openAsBlob(dumpFile(version)));
  return { db, close: () => db.destroy() };
}

async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrations)).sort())
    hash.update(name).update(await readFile(`${migrations}/${name}`));
  return hash.digest('hex').slice(0, 12);
}

const dumpFile = (version: string) => `${cache}/${version}.tar`;
const templateName = (version: string) => `foothold_test_${version}`;

async function prepareDump(version: string) {
  const there = await access(dumpFile(version)).then(
    () => true,
    () => false,
  );
  if (there) return;
  const dump = await dumpPGlite(async (db) => {
    await migrate(db);
  });
  await mkdir(cache, { recursive: true });
  const temporary = `${dumpFile(version)}.${process.pid}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, dumpFile(version));
}

async function prepareOnPostgres(url: string, version: string) {
  const name = templateName(version);
  await asOwner(url, async (owner) => {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(owner);
    if (rows.length > 0) return;
    const unfinished = `${name}_${process.pid}`;
    await sql`create database ${sql.id(unfinished)}`.execute(owner);
    const db = openPostgres(withDatabaseName(url, unfinished));
    await migrate(db);
    await db.destroy();
    await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(name)}`.execute(owner);
  });
}

async function copyOnPostgres(url: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await asOwner(url, (owner) => sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(owner));
  const db = openPostgres(withDatabaseName(url, name), { max: 4 });
  const close = async () => {
    await db.destroy();
    await asOwner(url, (owner) => sql`drop database ${sql.id(name)} with (force)`.execute(owner));
  };
  return { db, close };
}

async function asOwner(url: string, work: (owner: Db) => Promise<unknown>) {
  const owner = openPostgres(url, { max: 1 });
  await work(owner).finally(() => owner.destroy());
}

function withDatabaseName(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
