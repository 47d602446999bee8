import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Db, type Tx, transact } from './transact';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
// An arbitrary number that every process of this product uses.
const migrationLock = 461_830_274;

/** Brings the schema up to date, one process at a time, all or nothing. Resolves to the names of the migrations it ran. */
export const migrate = (db: Db): Promise<string[]> =>
  transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
    const applied = await listAppliedMigrations(tx);
    const pending = (await listMigrations()).filter((name) => !applied.has(toIdentity(name)));
    for (const name of pending) await applyMigration(tx, name);
    return pending;
  });

/** The names of the migrations' files, in the order in which they run. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();

/** A migration is recognized by the name after its number. The number is its place, which may change. */
export const toIdentity = (name: string): string => name.replace(/^\d+_/, '');

async function listAppliedMigrations(tx: Tx): Promise<Set<string>> {
  await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(tx);
  return new Set(rows.map(({ name }) => toIdentity(name)));
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
