import { sql } from 'kysely';
import type { Db, Tx } from '../db';
import type { TableHeader } from './header';

/** Of a process, not of the installation. Unlogged tables are none of a backup's either. */
const ownTables = ['schema_migrations', 'running_servers'];

/** The tables of a backup with the columns that are written, as this transaction sees them. */
export async function listTables(tx: Db): Promise<TableHeader[]> {
  const { rows } = await sql<{ name: string; columns: string[]; column: string | null; sequence: string | null }>`
    select relname as name, array_agg(attname::text order by attnum) as columns,
      min(attname::text) filter (where attidentity <> '') as column,
      min(pg_get_serial_sequence(quote_ident(relname), attname)) filter (where attidentity <> '') as sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not in (${sql.join(ownTables)})
    group by relname order by relname`.execute(tx);
  const tables: TableHeader[] = [];
  for (const { name, columns, column, sequence } of rows) {
    const found = column && sequence ? { column, ...(await readSequence(tx, sequence)) } : null;
    tables.push({ name, columns, sequence: found });
  }
  return tables;
}

async function readSequence(tx: Db, name: string) {
  const { rows } = await sql<{ last: string; is_called: boolean }>`
    select last_value::text as last, is_called from ${sql.raw(name)}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`The sequence ${name} has no row.`);
  return row;
}

export const findInstant = async (tx: Db): Promise<string> => {
  const { rows } = await sql<{ at: string }>`select now() as at`.execute(tx);
  return rows[0]?.at ?? '';
};

/** Whether anything besides what migrations and starts write is in the database, or in a schema that is not this product's. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql<{ tables: number; ours: boolean }>`
    select count(*)::int as tables, bool_or(relname = 'schema_migrations') as ours
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
  const { tables = 0, ours = false } = rows[0] ?? {};
  if (!ours) return tables > 0;
  for (const table of ['users', 'audit_log', 'releases', 'files']) if (await hasRows(db, table)) return true;
  return false;
}

async function hasRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean; full: boolean }>`
    select to_regclass(${table}) is not null as exists`.execute(db);
  if (!rows[0]?.exists) return false;
  return (await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length > 0;
}

interface Definition {
  drop: string;
  create: string;
}

/** What would cost most while rows are copied in: each is checked or sorted at once afterwards. In the order of creation. */
export async function listSlowDefinitions(tx: Tx): Promise<Definition[]> {
  const { rows: indexes } = await sql<Definition>`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace and relpersistence = 'p'
      and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`.execute(tx);
  const { rows: keys } = await sql<Definition>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f' order by oid`.execute(tx);
  return [...indexes, ...keys];
}

/** Empties the tables and keeps what happens at each row from happening: the rows come with what it had done. */
export async function openTables(tx: Tx, tables: readonly TableHeader[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`truncate ${names}`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
}

/** Ends what `openTables` began, and lets numbers go on where they were. */
export async function closeTables(tx: Tx, tables: readonly TableHeader[]): Promise<void> {
  for (const { name, sequence } of tables) {
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    if (!sequence) continue;
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${name}), ${sequence.column}), ${sequence.last}::bigint,
        ${sequence.is_called})`.execute(tx);
  }
}

export const runStatement = (tx: Tx, statement: string) => sql.raw(statement).execute(tx);
