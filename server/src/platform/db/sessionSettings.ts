import { sql } from 'kysely';
import type { Db } from './transact';

/** Milliseconds. */
interface Timeouts {
  statementTimeout?: number | undefined;
  lockTimeout?: number | undefined;
}

/** Milliseconds that a statement may take. */
export const defaultStatementTimeout = 15_000;

/** What every session has to have, as `pg_settings` shows it. */
export const toSettings = ({ statementTimeout = defaultStatementTimeout, lockTimeout = 10_000 }: Timeouts) => ({
  TimeZone: 'UTC',
  // JIT compilation takes longer than running any statement of this product.
  jit: 'off',
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: statementTimeout,
  lock_timeout: lockTimeout,
});

/** The sessions of a pooler lack settings. The message says what to do. */
export class PoolerSettingsError extends Error {
  override name = 'PoolerSettings';
}

/** Throws where the sessions that a pooler gives lack settings: they cannot be set through it. */
export async function assertSessionSettings(db: Db, timeouts: Timeouts): Promise<void> {
  const settings = Object.entries(toSettings(timeouts)).map(([name, value]) => [name, String(value)] as const);
  const { rows } = await sql<{ name: string; setting: string; role: string; database: string }>`
    select name, setting, quote_ident(current_user) as role, quote_ident(current_database()) as database
    from pg_settings where name in (${sql.join(settings.map(([name]) => name))})`.execute(db);
  const lacking = settings.filter(([name, value]) => rows.find((row) => row.name === name)?.setting !== value);
  if (lacking.length === 0) return;
  const { role, database } = rows[0] ?? {};
  const statements = lacking.map(
    ([name, value]) => `  ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${value}';`,
  );
  throw new PoolerSettingsError(
    `The sessions of the pooler that DATABASE_URL names lack settings. Run this on the database, then restart the pooler, which remembers others:\n${statements.join('\n')}`,
  );
}
