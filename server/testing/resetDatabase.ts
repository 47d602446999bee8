import { sql } from 'kysely';
import type { Db } from '../src/platform/db';

/** Changes with what `prepareReset` does, as a part of the name of cached templates. */
export const resetVersion = 1;

/**
 * Saves the rows that migrations inserted, and adds the function that brings a used database back to this state. Both
 * are in a schema of their own.
 */
export async function prepareReset(db: Db): Promise<void> {
  const tables = await listTables(db);
  const filled = [];
  await sql`create schema test_template`.execute(db);
  for (const { name, columns } of tables) {
    const from = sql`from ${sql.table(name)}`;
    const { rows } = await sql`select 1 ${from} limit 1`.execute(db);
    if (rows.length === 0) continue;
    filled.push({ name, columns });
    await sql`create table ${sql.id('test_template', name)} as select ${sql.raw(columns)} ${from}`.execute(db);
  }
  const sequences = await sql<{ statement: string }>`
    select format('perform setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as statement
    from pg_sequences where schemaname = 'public'`.execute(db);
  const inserts = filled.map(({ name, columns }) => {
    return `insert into public."${name}" (${columns}) select ${columns} from test_template."${name}";`;
  });

  await sql.raw(fingerprintFunction).execute(db);
  await sql`create table test_template.fingerprint as select test_template.fingerprint() as value`.execute(db);
  await sql
    .raw(`create function test_template.reset() returns boolean language plpgsql as $$
    declare
      used_table text;
      is_filled boolean;
      filled text[] = '{}';
    begin
      if test_template.fingerprint() <> (select value from test_template.fingerprint) then
        return false;
      end if;
      foreach used_table in array array[${tables.map((table) => `'public."${table.name}"'`).join(', ')}] loop
        execute 'select exists (select from ' || used_table || ')' into is_filled;
        if is_filled then
          filled = filled || used_table;
        end if;
      end loop;
      if filled <> '{}' then
        execute 'truncate ' || array_to_string(filled, ', ') || ' cascade';
      end if;
      ${inserts.join('\n')}
      ${sequences.rows.map(({ statement }) => statement).join('\n')}
      return true;
    end $$`)
    .execute(db);
}

/** Empties a database for the next test file. Resolves to false, and does nothing, if a test left its schema changed. */
export async function resetDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select test_template.reset() as done`.execute(db);
  return rows[0]?.done === true;
}

interface Table {
  name: string;
  /** Quoted and separated by commas, without generated ones, which cannot be inserted. */
  columns: string;
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select table_name as name, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns
    from information_schema.tables
    join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name <> 'schema_migrations'
    group by table_name`.execute(db);
  return rows;
}

const fingerprintFunction = `create function test_template.fingerprint() returns text language sql as $$
  select md5(string_agg(line, ',' order by line)) from (
    select format('%s %s', relname, relkind) as line from pg_class where relnamespace = 'public'::regnamespace
    union all
    select format('%s %s %s', attrelid::regclass, attname, atttypid) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0
    union all
    select format('%s %s %s', conrelid::regclass, conname, convalidated) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all
    select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  ) as lines
$$`;
