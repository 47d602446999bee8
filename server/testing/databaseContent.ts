import { sql } from 'kysely';
import type { Db } from '../src/platform/db';

/** How many rows each table has that a backup holds, and a digest of them. */
export async function digestRows(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not in ('running_servers', 'schema_migrations') order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ rows: number; digest: string }>`
      select count(*)::int as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest
      from ${sql.table(name)} as t`.execute(db);
    found[name] = `${rows[0]?.rows} rows, ${rows[0]?.digest}`;
  }
  return found;
}

/** Every index, constraint and enabled trigger of the schema. */
export async function readDefinitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ definition }) => definition);
}
