import { type ConnectionProvider, type DatabaseConnection, sql } from 'kysely';
import { getSqlState, isDatabaseUnavailable } from './errorCodes';
import { type CreateReadDb, type Db, runOutsideTransaction } from './transact';

/** A place in PostgreSQL's write-ahead log, in bytes. A replica that has replayed it has all that was committed before. */
export type LogPosition = bigint;

/** No replica has replayed it. */
export const endOfLog: LogPosition = 2n ** 64n - 1n;

/** Milliseconds for which a replica may lag and still answers. */
const maxLag = 10_000;
/** Milliseconds between two looks at how far the replica is, while somebody reads. */
const lookInterval = 200;

/** A replica that answers what may be seconds old. */
export interface ReadReplica {
  /**
   * A database for reading alone. It asks the replica if that has all of the last seconds, and everything up to `position`;
   * else the primary, also where the replica fails.
   */
  readFrom(position?: LogPosition): Db;
  /** A position behind everything that is committed by now. */
  loadPosition(): Promise<LogPosition>;
  /** Tells `log` when the replica is used no more, and when it is used again. */
  reportTo(log: Log): void;
  close(): Promise<void>;
}

interface Log {
  info(message: string): void;
  warn(details: object, message: string): void;
}

/** `createReadDb` makes a Kysely on connections that this function provides. */
export function createReadReplica(primary: Db, replica: Db, createReadDb: CreateReadDb): ReadReplica {
  const { isFarEnough, giveUp, reportTo } = followReplica(primary, replica);
  const provideConnection = async <T>(position: LogPosition, use: (connection: DatabaseConnection) => Promise<T>) => {
    if (isFarEnough(position)) {
      try {
        return await replica.getExecutor().provideConnection(use);
      } catch (cause) {
        if (!isReplicaFailure(cause)) throw cause;
        giveUp(cause);
      }
    }
    return primary.getExecutor().provideConnection(use);
  };

  return {
    readFrom: (position = 0n) =>
      createReadDb({ provideConnection: (use) => provideConnection(position, use) } satisfies ConnectionProvider),
    loadPosition: () => loadInsertedPosition(primary),
    reportTo,
    close() {
      reportTo(undefined);
      return replica.destroy();
    },
  };
}

/** Follows how far a replica is, while somebody reads. */
function followReplica(primary: Db, replica: Db) {
  const { setUsed, reportTo } = createUseLog();
  let isAnswering = false;
  let replayed: LogPosition = 0n;
  // Places of the primary with the time at which it was there, which the replica had not replayed when it was asked.
  let awaited: { position: LogPosition; at: number }[] = [];
  /** The replica has everything that was committed until then. */
  let currentUntil = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;

  function giveUp(cause: unknown) {
    isAnswering = false;
    setUsed(false, { reason: cause instanceof Error ? cause.message : String(cause) });
  }

  async function look() {
    const at = performance.now();
    // It tells nothing of the replica when the primary does not answer.
    const position = await loadFlushedPosition(primary).catch(() => undefined);
    if (position === undefined) return;
    try {
      replayed = await loadReplayedPosition(replica);
    } catch (cause) {
      return giveUp(cause);
    }
    isAnswering = true;
    awaited.push({ position, at });
    for (const one of awaited) if (one.position <= replayed) currentUntil = Math.max(currentUntil, one.at);
    const oldest = performance.now() - maxLag;
    const isBehind = awaited.some((one) => one.position > replayed && one.at < oldest);
    awaited = awaited.filter((one) => one.position > replayed && one.at >= oldest);
    if (currentUntil >= oldest) setUsed(true);
    else if (isBehind) setUsed(false, { reason: `it lags by more than ${maxLag} ms` });
  }

  return {
    giveUp,
    reportTo,
    /** Nobody waits for a look: until one has shown that the replica is far enough, the primary answers. */
    isFarEnough(position: LogPosition): boolean {
      const now = performance.now();
      if (now - lookedAt > lookInterval) {
        lookedAt = now;
        runOutsideTransaction(() => void look());
      }
      return isAnswering && replayed >= position && now - currentUntil <= maxLag;
    },
  };
}

/** Says each change once. */
function createUseLog() {
  let log: Log | undefined;
  let isUsed = true;
  return {
    reportTo(given: Log | undefined) {
      log = given;
    },
    setUsed(value: boolean, details = {}) {
      if (value === isUsed) return;
      isUsed = value;
      if (value) log?.info('the read replica answers again');
      else log?.warn(details, 'the read replica is away: the primary database answers its lists');
    },
  };
}

// A statement that takes too long, or that writes.
const ownFailures = ['57014', '25006'];

/** Whether the primary may answer what the replica did not: also after a conflict with what the replica replays (40001). */
function isReplicaFailure(cause: unknown): boolean {
  const state = getSqlState(cause);
  // What has no state did not come from the database: the network failed.
  return state === undefined || state === '40001' || (!ownFailures.includes(state) && isDatabaseUnavailable(cause));
}

class NoReplicaError extends Error {
  code = '08004';
}

async function loadReplayedPosition(db: Db): Promise<LogPosition> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as position`.execute(db);
  const position = rows[0]?.position;
  if (!position) throw new NoReplicaError('DATABASE_READ_URL names a server that is no replica.');
  return parseLogPosition(position) ?? 0n;
}

// What is acknowledged is flushed. The position of what is not flushed yet would reach a replica later, if at all.
const loadFlushedPosition = (db: Db) => loadOwnPosition(db, sql`pg_current_wal_flush_lsn()`);

// Behind a commit also where the server acknowledges before it flushes (synchronous_commit).
const loadInsertedPosition = (db: Db) => loadOwnPosition(db, sql`pg_current_wal_insert_lsn()`);

async function loadOwnPosition(db: Db, current: ReturnType<typeof sql>): Promise<LogPosition> {
  const { rows } = await sql<{ position: string }>`select ${current}::text as position`.execute(db);
  return parseLogPosition(rows[0]?.position ?? '') ?? endOfLog;
}

/** Reads a position as PostgreSQL writes it, such as `16/B374D848`. */
export function parseLogPosition(text: string): LogPosition | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}

/** Writes a position as PostgreSQL does. */
export const formatLogPosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();
