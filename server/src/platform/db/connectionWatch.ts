import type pg from 'pg';

/** All in milliseconds. */
const checkInterval = 100;
const suspectAfter = 300;
const probeLimit = 1_000;
const probeInterval = 250;
const maxStall = 250;

/** How often in a row the database must deny that it runs a statement: its response may be on the way. */
const denials = 2;

/** The database does not answer. The code is that of a connection failure. */
class DatabaseHungError extends Error {
  code = '08006';
  override message = 'The database does not answer.';
}

/** What the database answers on a connection of its own. */
export interface ProbeResult {
  isAnswering: boolean;
  /** Of the processes that were asked about, those that run no statement. */
  idle: readonly number[];
}

/** Asks the database within a time in milliseconds, also about processes that should be running a statement. */
export type Probe = (limit: number, processes: readonly number[]) => Promise<ProbeResult>;

/** Somebody waits for the database. */
interface Wait {
  since: number;
  limit: number;
  client: pg.Client | undefined;
  denied: number;
}

export interface ConnectionWatch {
  /** Counts a connection among those that are ended when the database hangs. */
  add(client: pg.Client): void;
  /** Waits for a connection. Rejects as soon as the database hangs; one that comes later is given back. */
  connect<T>(connect: () => Promise<T>, giveBack: (connection: T) => void): Promise<T>;
  /** Says that a connection waits for a statement: it is ended when the database hangs, or after `limit` milliseconds. */
  begin(client: pg.Client, limit: number): Wait;
  /** Says that the statement was answered, or has failed. */
  end(wait: Wait): void;
  stop(): void;
}

/**
 * Ends the connections to a database that hangs: one that was stopped, or cut off without closing them. A statement that
 * takes long proves nothing, so the database is then asked on a connection of its own, also whether it runs it: if not,
 * the connection was lost, as behind a router that has forgotten it. `onLost` is told its process: others may be lost too.
 */
export function createConnectionWatch(probe: Probe, onLost: (process: number) => void): ConnectionWatch {
  const clients = new Set<pg.Client>();
  const waiting = new Set<Wait>();
  const queue = createQueue();
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
    const suspects = [...waiting].filter((wait) => toProcess(wait) && since - wait.since > suspectAfter);
    const { isAnswering, idle } = await probe(probeLimit, suspects.map(toProcess));
    const now = performance.now();
    // Where this process itself stood still, the answer may lie unread: the database is asked again at once.
    const isKnown = isAnswering || now - since < probeLimit + maxStall;
    if (isKnown) isHung = !isAnswering;
    if (isHung) for (const client of clients) destroyConnection(client);
    if (isHung) queue.turnAway();
    else for (const wait of suspects) if (endIfLost(wait, idle.includes(toProcess(wait)))) onLost(toProcess(wait));
    isProbing = false;
    nextProbe = isKnown ? now + probeInterval : now;
  };

  const begin = (limit: number, client?: pg.Client): Wait => {
    const wait = { client, limit, since: performance.now(), denied: 0 };
    waiting.add(wait);
    timer ??= setInterval(check, checkInterval).unref();
    return wait;
  };
  const end = (wait: Wait) => void waiting.delete(wait);

  return {
    add(client) {
      clients.add(client);
      client.once('end', () => clients.delete(client));
    },
    async connect(connect, giveBack) {
      if (isHung) throw new DatabaseHungError();
      const wait = begin(Number.POSITIVE_INFINITY);
      return queue.wait(connect, giveBack).finally(() => end(wait));
    },
    begin: (client, limit) => begin(limit, client),
    end,
    stop() {
      isStopped = true;
    },
  };
}

/** Those who wait for a connection, and can all be turned away. */
function createQueue() {
  const ends = new Set<() => void>();
  return {
    wait: <T>(connect: () => Promise<T>, giveBack: (connection: T) => void) =>
      new Promise<T>((resolve, reject) => {
        const end = () => reject(new DatabaseHungError());
        ends.add(end);
        connect().then(
          (connection) => (ends.delete(end) ? resolve(connection) : giveBack(connection)),
          (cause: unknown) => {
            ends.delete(end);
            reject(cause);
          },
        );
      }),
    turnAway() {
      for (const end of ends) end();
      ends.clear();
    },
  };
}

/** The process of the database that serves a connection; 0 for none. */
const toProcess = ({ client }: Wait): number => (client ? getProcess(client) : 0);

export const getProcess = (client: pg.Client | pg.PoolClient): number =>
  (client as unknown as { processID: number | null }).processID ?? 0;

/** Ends a connection whose statement the database does not run. */
function endIfLost(wait: Wait, isDenied: boolean): boolean {
  wait.denied = isDenied ? wait.denied + 1 : 0;
  if (wait.denied !== denials || !wait.client) return false;
  destroyConnection(wait.client);
  return true;
}

/** Its statement, and whoever holds it, fail at once. Closing it in order would wait for an answer. */
export const destroyConnection = (client: pg.Client | pg.PoolClient): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
