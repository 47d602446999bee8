import pg from 'pg';
import { type ListenHandlers, registerListen } from './listen';
import { parsers } from './parsers';
import { InlineLimitDialect } from './queryPlans';
import { createGuardedKysely, type Db } from './transact';

const sessionSettings = {
  timezone: 'UTC',
  // JIT compilation takes longer than running any statement of this product.
  jit: 'off',
  // Planning takes as long as running, and by default PostgreSQL often plans a prepared statement for each execution.
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '15s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
};

/** Opens a pool of connections; the first query connects. */
export function openPostgres(connectionString: string, { max = 10 } = {}): Db {
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: NamedStatementClient,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // Emitted when a connection is lost between two statements. Without a listener it would end the process: the pool
  // listens to idle connections alone, and a transaction holds one that is not. The next statement on it fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return registerListen(createGuardedKysely(new InlineLimitDialect({ pool })), (channel, handlers) =>
    listenOn(connectionString, channel, handlers),
  );
}

/** Listens on a separate connection. `onLost` runs when it ends by itself. */
async function listenOn(
  connectionString: string,
  channel: string,
  { onMessage, onLost }: ListenHandlers,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  client.on('end', onLost);
  return () => {
    client.off('end', onLost);
    return client.end();
  };
}

const statementNames = new Map<string, string>();
const maxNames = 500;

/** One name for each SQL text, so that a connection plans it once. Beyond `maxNames` statements stay unnamed. */
function toStatementName(text: string): string | undefined {
  const existing = statementNames.get(text);
  if (existing || statementNames.size >= maxNames) return existing;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const preparable = /^\s*(select|insert|update|delete|with)\s/i;
// The best plan depends on the values: patterns, and statements marked by `customPlan`.
const needsCustomPlan = / like \$|\/\* custom plan \*\//i;

class NamedStatementClient extends pg.Client {
  // Kysely always passes text and values and awaits the promise; any other call is passed on unchanged.
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const query = super.query.bind(this) as (...rest: unknown[]) => Promise<unknown>;
    const run = () => {
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return query(...args);
      if (needsCustomPlan.test(text)) return withCustomPlan(values, () => query(text, values), query);
      return preparable.test(text) ? query({ name: toStatementName(text), text, values }) : query(text, values);
    };
    return run() as never;
  }
}

/** Runs a query with a custom plan. The caller has the connection to itself. */
async function withCustomPlan(
  values: unknown[],
  run: () => Promise<unknown>,
  query: (text: string) => Promise<unknown>,
) {
  if (values.length === 0) return run();
  await query('set plan_cache_mode = force_custom_plan');
  try {
    return await run();
  } finally {
    // Fails in an aborted transaction, whose rollback resets the setting.
    await query('reset plan_cache_mode').catch(() => {});
  }
}
