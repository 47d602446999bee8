import pg from 'pg';
import type { ProbeResult } from './connectionWatch';
import { getSqlState } from './errorCodes';
import { destroyConnection, type LeftSession } from './watchedConnections';

/** Asks the database on a connection of its own, within a limit in milliseconds. That it refuses the connection is an answer. */
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

/** Ends sessions, each of which takes the place of another connection. Resolves to false when the database did not answer. */
export async function endSessions(connectionString: string, sessions: readonly LeftSession[]): Promise<boolean> {
  const values = [sessions.map(({ process }) => process), sessions.map(({ age }) => age)];
  return query(connectionString, endLimit, { text: endAll, values }).then(
    () => true,
    (cause: unknown) => getSqlState(cause) !== undefined,
  );
}

// A process that has ended may have a successor of the same number, which is younger. Ages are in milliseconds: those
// that come from here count from when the connection stood, and until before this statement was sent.
const endAll = `
  select pg_terminate_backend(pid)
  from pg_stat_activity join unnest($1::integer[], $2::float8[]) as session (process, age) on pid = process
  where usename = current_user and datname = current_database()
    and extract(epoch from clock_timestamp() - backend_start) * 1000 between age - 500 and age + 5000`;

/** Runs a statement on a connection of its own. All of it, connecting too, takes at most a time in milliseconds. */
async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  limit: number,
  statement: pg.QueryConfig,
) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const stopTimer = startTimer(limit, () => destroyConnection(client));
  try {
    await client.connect();
    return await client.query<Row>(statement);
  } finally {
    stopTimer();
    void client.end().catch(() => {});
  }
}

/** Milliseconds. */
const step = 50;
/** Of the time between two steps, what counts. */
const maxStep = 2 * step;

/** Counts the time in which this process runs: while it stands still, an answer lies unread. */
function startTimer(limit: number, onEnd: () => void): () => void {
  let [counted, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    counted += Math.min(now - last, maxStep);
    last = now;
    if (counted >= limit) onEnd();
  }, step);
  return () => clearInterval(timer);
}
