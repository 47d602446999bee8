import pg from 'pg';
import { createMeasure } from '../telemetry/measurements';
import { type ConnectionWatch, createConnectionWatch, type DatabaseWatcher } from './connectionWatch';
import { registerCopy } from './copySession';
import { askDatabase, endSessions } from './databaseProbe';
import { type ListenHandlers, registerListen } from './listen';
import { parsers } from './parsers';
import { registerPool } from './poolStatus';
import { createClientClass } from './postgresClient';
import { openPostgresCopy } from './postgresCopy';
import { InlineLimitDialect } from './queryPlans';
import { createReadReplica, type ReadReplica } from './readReplica';
import { defaultStatementTimeout, toSettings } from './sessionSettings';
import { createGuardedKysely, type Db, prepareReadDb } from './transact';
import { destroyConnection } from './watchedConnections';

export { assertSessionSettings } from './sessionSettings';

// A machine that lost its power closes no connection: its sessions would keep their places for hours.
const keepAliveSettings = { tcp_keepalives_idle: 60, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

// Planning takes as long as running, and by default PostgreSQL often plans a prepared statement for each execution.
const planSettings = { plan_cache_mode: 'force_generic_plan' };

const toOptions = (settings: Record<string, string | number>) =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Milliseconds: whoever asks gets an answer within two seconds. */
const defaultConnectionTimeout = 1_800;
/** Milliseconds to wait for a replica before the primary is asked. */
const replicaConnectionTimeout = 500;

interface PostgresOptions {
  /** Number of connections. */
  max?: number;
  /** Milliseconds. */
  statementTimeout?: number;
  /** Milliseconds that a statement waits for a lock. */
  lockTimeout?: number;
  /** Milliseconds to wait for a free connection or a new one. */
  connectionTimeout?: number;
  /** The address of the same database without the pooler that `connectionString` leads to. */
  sessionUrl?: string | undefined;
  /** Ends the connections of a database that hangs. Off in tests, which would fail whenever the machine is busy. */
  endsHung?: boolean;
}

/** Opens a pool of connections; the first query connects. */
export function openPostgres(
  connectionString: string,
  {
    max = 10,
    statementTimeout = defaultStatementTimeout,
    lockTimeout,
    connectionTimeout = defaultConnectionTimeout,
    sessionUrl,
    endsHung = false,
  }: PostgresOptions = {},
): Db {
  const isPooled = sessionUrl !== undefined;
  const directUrl = sessionUrl ?? connectionString;
  // Not the pooler is asked: a connection to the database may be long in coming from it while all are in use. Whose
  // sessions it gives is hidden, and it ends those of its own that are lost.
  const watcher: DatabaseWatcher = {
    probe: (limit, processes) => askDatabase(directUrl, limit, isPooled ? [] : processes),
    endSessions: async (sessions) => isPooled || endSessions(directUrl, sessions),
  };
  const watch = endsHung ? createConnectionWatch(watcher) : undefined;
  const clients = new Set<pg.PoolClient>();
  // After a failover the address leads to another server; connections to the one that it led to would read on from there.
  const onReadOnly = () => clients.forEach(destroyConnection);
  const pool = new WatchedPool(watch, {
    connectionString,
    max,
    Client: createClientClass({ statementTimeout, isPooled, watch, onReadOnly }),
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
    // A pooler refuses them, or gives them to one session alone: there the role has them.
    ...(!isPooled && {
      options: toOptions({ ...planSettings, ...keepAliveSettings, ...toSettings({ statementTimeout, lockTimeout }) }),
    }),
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // Emitted when a connection is lost between two statements. Without a listener it would end the process: the pool
  // listens to idle connections alone, and a transaction holds one that is not. The next statement on it fails.
  pool.on('error', () => {});
  pool.on('remove', (client) => clients.delete(client));
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => {});
    watch?.add(client);
  });
  const db = registerListen(createGuardedKysely(new InlineLimitDialect({ pool })), (channel, handlers) =>
    listenOn(directUrl, channel, handlers, watch),
  );
  registerCopy(db, () => openPostgresCopy(directUrl));
  return registerPool(db, () => ({ max, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
}

/** Opens a replica of `primary`, for what may be seconds old. */
export function openReplica(primary: Db, connectionString: string, options: PostgresOptions = {}): ReadReplica {
  const replica = openPostgres(connectionString, {
    ...options,
    sessionUrl: undefined,
    connectionTimeout: replicaConnectionTimeout,
  });
  return createReadReplica(primary, replica, prepareReadDb(new InlineLimitDialect({ pool: noPool })));
}

// Its dialect alone is used: connections come from the two that are open.
const noPool = () => Promise.reject(new Error('A replica has a pool of its own.'));

/** Listens on a separate connection. `onLost` runs when it ends by itself. */
async function listenOn(
  connectionString: string,
  channel: string,
  { onMessage, onLost }: ListenHandlers,
  watch: ConnectionWatch | undefined,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: defaultConnectionTimeout,
    keepAlive: true,
  });
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

const measureWait = createMeasure('connectionAcquired');

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
    if (this.idleCount > this.waitingCount) {
      measureWait({ seconds: 0 });
      return super.connect();
    }
    const since = performance.now();
    const connecting = this.watch
      ? this.watch.connect(
          () => super.connect(),
          (client) => client.release(),
        )
      : super.connect();
    return connecting.finally(() => measureWait({ seconds: (performance.now() - since) / 1000 }));
  }

  override end(): Promise<void>;
  override end(): never;
  override end() {
    this.watch?.stop();
    return super.end();
  }
}
