import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Db, type Tx, transact } from './transact';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
// Any number will do, as long as every process of this product uses the same.
const migrationLock = 461_830_274;

/** Brings the schema up to date, one process at a time, all or nothing. Resolves to the names of what it ran. */
export const migrate = (db: Db): Promise<string[]> =>
  transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
    const done = await appliedMigrations(tx);
    const pending = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name) && !done.has(name)).sort();
    for (const name of pending) await applyMigration(tx, name);
    return pending;
  });

async function appliedMigrations(tx: Tx): Promise<Set<string>> {
  await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

async function applyMigration(tx: Tx, name: string) {
  for (const statement of splitStatements(await readFile(`${folder}/${name}`, 'utf8')))
    await sql.raw(statement).execute(tx);
  await sql`insert into schema_migrations (name) values (${name})`.execute(tx);
}

/** A statement ends with a semicolon at the end of a line outside of `$$ … $$`: PGlite takes one at a time. */
export function splitStatements(script: string): string[] {
  const found: string[] = [];
  let current = '';
  let quoted = false;
  for (const line of script.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('--')) continue;
    current += `${line}\n`;
    if (line.split('$$').length % 2 === 0) quoted = !quoted;
    if (quoted || !line.trimEnd().endsWith(';')) continue;
    found.push(current.trimEnd().slice(0, -1));
    current = '';
  }
  return current ? [...found, current] : found;
}
