import type pg from 'pg';

/** All in milliseconds. */
const checkInterval = 250;
const suspectAfter = 500;
const probeLimit = 1_000;
const probeInterval = 500;
const maxStall = 250;

/** The database does not answer. The code is that of a connection failure. */
class DatabaseHungError extends Error {
  code = '08006';
}

export interface ConnectionWatch {
  /** Counts a connection among those that are ended when the database hangs. */
  add(client: pg.Client): void;
  /** Waits for a connection. Rejects at once while the database hangs. */
  connect<T>(connect: () => Promise<T>): Promise<T>;
  /** Runs a statement on a connection, which is ended when the database hangs, or after `limit` milliseconds. */
  run<T>(client: pg.Client, limit: number, statement: () => Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * Ends the connections to a database that hangs: one that was stopped, or cut off without closing them. A statement that
 * takes long proves nothing, so the database is then asked on a connection of its own. `probe` resolves to whether it
 * answered within a time in milliseconds, with whatever.
 */
export function createConnectionWatch(probe: (limit: number) => Promise<boolean>): ConnectionWatch {
  const clients = new Set<pg.Client>();
  const waiting = new Set<{ since: number; limit: number; client?: pg.Client }>();
  let timer: NodeJS.Timeout | undefined;
  let isHung = false;
  let isProbing = false;
  let isStopped = false;
  let nextProbe = 0;

  const check = () => {
    const now = performance.now();
    for (const { client, since, limit } of waiting) if (client && now - since > limit) destroyConnection(client);
    const isSuspected = isHung || [...waiting].some(({ since }) => now - since > suspectAfter);
    if (isSuspected && !isProbing && now >= nextProbe) void askDatabase();
    if (isStopped || (waiting.size === 0 && !isHung)) timer = void clearInterval(timer);
  };
  const askDatabase = async () => {
    isProbing = true;
    const since = performance.now();
    const isAnswering = await probe(probeLimit);
    const now = performance.now();
    // Where this process itself stood still, the answer may lie unread.
    if (isAnswering || now - since < probeLimit + maxStall) isHung = !isAnswering;
    if (isHung) for (const client of clients) destroyConnection(client);
    isProbing = false;
    nextProbe = now + probeInterval;
  };

  const waitFor = async <T>(entry: { limit: number; client?: pg.Client }, work: () => Promise<T>) => {
    const timed = { ...entry, since: performance.now() };
    waiting.add(timed);
    timer ??= setInterval(check, checkInterval).unref();
    return work().finally(() => waiting.delete(timed));
  };

  return {
    add(client) {
      clients.add(client);
      client.once('end', () => clients.delete(client));
    },
    async connect(connect) {
      if (isHung) throw new DatabaseHungError('The database does not answer.');
      return waitFor({ limit: Number.POSITIVE_INFINITY }, connect);
    },
    run: (client, limit, statement) => waitFor({ client, limit }, statement),
    stop() {
      isStopped = true;
    },
  };
}

/** Its statement, and whoever holds it, fail at once. Closing it in order would wait for an answer. */
export const destroyConnection = (client: pg.Client | pg.PoolClient): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
