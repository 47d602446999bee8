import type pg from 'pg';
import { createWatchedConnections, type EndSessions, getProcess } from './watchedConnections';

/** All in milliseconds. */
const checkInterval = 100;
const suspectAfter = 300;
const probeLimit = 1_000;
const probeInterval = 250;

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

export interface DatabaseWatcher {
  /** Asks the database within a time in milliseconds, also about processes that should be running a statement. */
  probe(limit: number, processes: readonly number[]): Promise<ProbeResult>;
  endSessions: EndSessions;
}

/** Somebody waits for the database. */
interface Wait {
  since: number;
  limit: number;
  client: pg.Client | undefined;
  denied: number;
}

export interface ConnectionWatch {
  /** Counts a connection, just made, among those that are ended when the database hangs. */
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
 * the connection was lost, as behind a router that has forgotten it, and with it those on which it has been silent since.
 * The sessions of all of them are ended as soon as the database answers: a transaction in one keeps its locks.
 */
export function createConnectionWatch({ probe, endSessions }: DatabaseWatcher): ConnectionWatch {
  const waiting = new Set<Wait>();
  const queue = createQueue();
  const connections = createWatchedConnections(endSessions);
  let timer: NodeJS.Timeout | undefined;
  let isHung = false;
  let isProbing = false;
  let isStopped = false;
  let nextProbe = 0;

  const check = () => {
    const now = performance.now();
    for (const { client, since, limit } of waiting) if (client && now - since > limit) connections.giveUp(client);
    const isSuspected =
      isHung || connections.hasLeftSessions() || [...waiting].some(({ since }) => now - since > suspectAfter);
    if (isSuspected && !isProbing && now >= nextProbe) void askDatabase();
    if (isStopped || (waiting.size === 0 && !isHung && !connections.hasLeftSessions()))
      timer = void clearInterval(timer);
  };
  const askDatabase = async () => {
    isProbing = true;
    const since = performance.now();
    const suspects = [...waiting].filter((wait) => toProcess(wait) && since - wait.since > suspectAfter);
    const { isAnswering, idle } = await probe(probeLimit, suspects.map(toProcess));
    const now = performance.now();
    isHung = !isAnswering;
    if (isHung) connections.giveUpSilentSince(now);
    if (isHung) queue.turnAway();
    else
      for (const wait of suspects)
        if (isLost(wait, idle.includes(toProcess(wait)))) connections.giveUpSilentSince(wait.since);
    if (isAnswering) void connections.endLeftSessions();
    isProbing = false;
    nextProbe = now + probeInterval;
  };

  const begin = (limit: number, client?: pg.Client): Wait => {
    const wait = { client, limit, since: performance.now(), denied: 0 };
    waiting.add(wait);
    if (client) connections.noteAsked(client);
    timer ??= setInterval(check, checkInterval).unref();
    return wait;
  };
  const end = (wait: Wait) => {
    waiting.delete(wait);
    if (wait.client) connections.noteAnswered(wait.client);
  };

  return {
    add: connections.add,
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

/** Tells whether the database does not run the statement that is waited for. */
function isLost(wait: Wait, isDenied: boolean): boolean {
  wait.denied = isDenied ? wait.denied + 1 : 0;
  return wait.denied === denials;
}
