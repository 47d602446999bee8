import { sql } from 'kysely';
import type { Db } from '../db';

/** What tells this database from any other, also from one that was restored from its dump. */
export async function identifyDatabase(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select (select system_identifier from pg_control_system()) || '/' || oid as identity
    from pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.identity ?? '';
}
