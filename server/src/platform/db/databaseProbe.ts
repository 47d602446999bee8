import pg from 'pg';
import type { ProbeResult } from './connectionWatch';
import { getSqlState } from './errorCodes';

/** Asks the database on a connection of its own. That it refuses the connection is an answer. */
export async function askDatabase(
  connectionString: string,
  limit: number,
  processes: readonly number[],
): Promise<ProbeResult> {
  try {
    const { rows } = await query<{ process: number }>(connectionString, limit, { text: listIdle, values: [processes] });
    return { isAnswering: true, idle: rows.map(({ process }) => process) };
  } catch (cause) {
    return { isAnswering: getSqlState(cause) !== undefined, idle: [] };
  }
}

// A process that is gone is idle, one that this role may not look at is not.
const listIdle = `
  select process from unnest($1::integer[]) as process
  where not exists (
    select from pg_stat_activity where pid = process and coalesce(state, 'hidden') not like 'idle%'
  )`;

/** Milliseconds. */
const endLimit = 1_000;

/**
 * Ends the sessions of connections that were lost, which the database may not notice for hours: a transaction that is open
 * in one keeps its locks, for which others wait, and each takes the place of another connection.
 */
export async function endSessions(connectionString: string, processes: readonly number[]): Promise<void> {
  await query(connectionString, endLimit, { text: endIdle, values: [processes] }).catch(() => {});
}

// A process that has ended meanwhile may have a successor of the same number, but not at once.
const endIdle = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid = any($1::integer[]) and usename = current_user and datname = current_database() and state like 'idle%'`;

/** Runs a statement on a connection of its own. All of it, connecting too, takes at most a time in milliseconds. */
async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  limit: number,
  statement: pg.QueryConfig,
) {
  const end = performance.now() + limit;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limit });
  client.on('error', () => {});
  try {
    await client.connect();
    // The types of pg know of a time limit for all of a client's statements alone.
    const limited = { ...statement, query_timeout: Math.max(1, end - performance.now()) };
    return await client.query<Row>(limited);
  } finally {
    void client.end().catch(() => {});
  }
}
