import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { serverFolder } from '../package/serverFolder';
import { type Db, type Tx, transact, withoutTimeout } from './transact';

const folder = join(serverFolder, 'src/platform/db/migrations');
// An arbitrary number that every process of this product uses.
export const migrationLock = 461_830_274;

/** Milliseconds that a statement waits for a lock. Whoever asks for the table meanwhile waits too. */
const lockTimeout = 5_000;

/**
 * Brings the schema up to date, one process at a time. Resolves to the names of the migrations it ran. Each is applied
 * wholly or not at all, and holds its locks no longer than it takes. `isWanted` leaves out others, by their identity.
 */
export async function migrate(db: Db, isWanted = (_identity: string) => true): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const name = await transact(db, (tx) => applyNextMigration(tx, isWanted));
    if (!name) return applied;
    applied.push(name);
  }
}

async function applyNextMigration(tx: Tx, isWanted: (identity: string) => boolean): Promise<string | undefined> {
  // A table of millions of rows takes minutes to change, and another process waits for this one.
  await sql.raw(withoutTimeout).execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
  await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
  await createMigrationTable(tx);
  const applied = new Set((await listAppliedMigrations(tx)).map(toIdentity));
  const isDue = (identity: string) => isWanted(identity) && !applied.has(identity);
  const next = (await listMigrations()).find((name) => isDue(toIdentity(name)));
  if (next) await applyMigration(tx, next);
  return next;
}

/** The names of the migrations' files, in the order in which they run. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();

/** A migration is recognized by the name after its number. The number is its place, which may change. */
export const toIdentity = (name: string): string => name.replace(/^\d+_/, '');

/** Whether this version has a migration, under whatever number. */
export const isKnownMigration = async (name: string): Promise<boolean> =>
  (await listMigrations()).some((known) => toIdentity(known) === toIdentity(name));

async function createMigrationTable(tx: Tx) {
  await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  );
}

/** The names of the migrations that have run, in their order. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function applyMigration(tx: Tx, name: string) {
  for (const statement of splitStatements(await readFile(`${folder}/${name}`, 'utf8')))
    await sql.raw(statement).execute(tx);
  await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
}

/** Splits a script where a line outside of `$$ … $$` ends with a semicolon: PGlite takes one statement at a time. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let current = '';
  let isQuoted = false;
  for (const line of script.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('--')) continue;
    current += `${line}\n`;
    if (line.split('$$').length % 2 === 0) isQuoted = !isQuoted;
    if (isQuoted || !line.trimEnd().endsWith(';')) continue;
    statements.push(current.trimEnd().slice(0, -1));
    current = '';
  }
  return current ? [...statements, current] : statements;
}
