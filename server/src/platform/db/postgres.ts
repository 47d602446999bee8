import pg from 'pg';
import { type ConnectionWatch, createConnectionWatch } from './connectionWatch';
import { getSqlState } from './errorCodes';
import { type ListenHandlers, registerListen } from './listen';
import { parsers } from './parsers';
import { InlineLimitDialect } from './queryPlans';
import { createGuardedKysely, type Db, withoutTimeout } from './transact';

const sessionSettings = {
  timezone: 'UTC',
  // JIT compilation takes longer than running any statement of this product.
  jit: 'off',
  // Planning takes as long as running, and by default PostgreSQL often plans a prepared statement for each execution.
  plan_cache_mode: 'force_generic_plan',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
};

/** Milliseconds to wait for a free connection or a new one: whoever asks gets an answer within two seconds. */
const connectionTimeoutMillis = 1_800;

interface PostgresOptions {
  /** Number of connections. */
  max?: number;
  /** Milliseconds. */
  statementTimeout?: number;
  /** Ends the connections of a database that hangs. Off in tests, which would fail whenever the machine is busy. */
  endsHung?: boolean;
}

/** Opens a pool of connections; the first query connects. */
export function openPostgres(
  connectionString: string,
  { max = 10, statementTimeout = 15_000, endsHung = false }: PostgresOptions = {},
): Db {
  const watch = endsHung ? createConnectionWatch((limit) => isAnswering(connectionString, limit)) : undefined;
  const pool = new WatchedPool(watch, {
    connectionString,
    max,
    Client: createClientClass(statementTimeout, watch),
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    options: Object.entries({ ...sessionSettings, statement_timeout: statementTimeout })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // Emitted when a connection is lost between two statements. Without a listener it would end the process: the pool
  // listens to idle connections alone, and a transaction holds one that is not. The next statement on it fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watch?.add(client);
  });
  return registerListen(createGuardedKysely(new InlineLimitDialect({ pool })), (channel, handlers) =>
    listenOn(connectionString, channel, handlers, watch),
  );
}

/** Listens on a separate connection. `onLost` runs when it ends by itself. */
async function listenOn(
  connectionString: string,
  channel: string,
  { onMessage, onLost }: ListenHandlers,
  watch: ConnectionWatch | undefined,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onMessage(payload));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  client.on('end', onLost);
  watch?.add(client);
  return () => {
    client.off('end', onLost);
    return client.end();
  };
}

/** Kysely awaits the promises of a pool. */
class WatchedPool extends pg.Pool {
  constructor(
    private readonly watch: ConnectionWatch | undefined,
    config: pg.PoolConfig,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(): never;
  override connect() {
    return this.watch ? this.watch.connect(() => super.connect()) : super.connect();
  }

  override end(): Promise<void>;
  override end(): never;
  override end() {
    this.watch?.stop();
    return super.end();
  }
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

/** Milliseconds that a statement may take beyond its timeout before its connection counts as lost. */
const lateness = 2_000;

/** A connection that plans each statement once, and that `watch` ends where it is lost. */
function createClientClass(statementTimeout: number, watch: ConnectionWatch | undefined) {
  return class extends pg.Client {
    #limit = statementTimeout + lateness;

    // Kysely always passes text and values and awaits the promise; any other call is passed on unchanged.
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args;
      const query = super.query.bind(this) as (...rest: unknown[]) => Promise<unknown>;
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return query(...args) as never;
      const run = () => {
        if (needsCustomPlan.test(text)) return withCustomPlan(values, () => query(text, values), query);
        return preparable.test(text) ? query({ name: toStatementName(text), text, values }) : query(text, values);
      };
      if (text === withoutTimeout) this.#limit = Number.POSITIVE_INFINITY;
      if (/^(commit|rollback)$/.test(text)) this.#limit = statementTimeout + lateness;
      return (watch ? watch.run(this, this.#limit, run) : run()) as never;
    }
  };
}

/** Whether the database answers within `limit` milliseconds. That it refuses the connection is an answer. */
async function isAnswering(connectionString: string, limit: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limit, query_timeout: limit });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (cause) {
    return getSqlState(cause) !== undefined;
  } finally {
    void client.end().catch(() => {});
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
