import type pg from 'pg';

/** A session of the database whose connection was ended here, of which the database may know nothing. */
export interface LeftSession {
  process: number;
  /** Milliseconds since it was connected. */
  age: number;
}

/** Ends sessions. Resolves to false when the database did not answer. */
export type EndSessions = (sessions: readonly LeftSession[]) => Promise<boolean>;

/** Times are in milliseconds, as `performance.now`. */
interface Connection {
  since: number;
  /** When the database answered last on it. */
  heard: number;
  /** Statements that wait for an answer. */
  open: number;
}

/** The connections to a database, those given up here, and the sessions that these have left there. */
export function createWatchedConnections(endSessions: EndSessions) {
  const connections = new Map<pg.Client, Connection>();
  let left: { process: number; since: number }[] = [];

  const giveUp = async (clients: readonly pg.Client[]) => {
    const known = clients.map((client) => [client, connections.get(client)] as const);
    for (const [client, connection] of known) {
      connections.delete(client);
      if (connection && getProcess(client) > 0) left.push({ process: getProcess(client), since: connection.since });
    }
    const toClients = (isFree: boolean) =>
      known.filter(([, connection]) => (connection?.open === 0) === isFree).map(([client]) => client);
    const free = toClients(true);
    free.forEach(destroyConnection);
    // Whoever learns that a connection is lost asks again at once, and must not be given one of these.
    await Promise.all(free.map((client) => new Promise((resolve) => client.once('end', resolve))));
    toClients(false).forEach(destroyConnection);
  };

  return {
    add(client: pg.Client) {
      const now = performance.now();
      connections.set(client, { since: now, heard: now, open: 0 });
      client.once('end', () => connections.delete(client));
    },
    noteAsked(client: pg.Client) {
      const connection = connections.get(client);
      if (connection) connection.open += 1;
    },
    noteAnswered(client: pg.Client) {
      const connection = connections.get(client);
      if (connection) Object.assign(connection, { open: connection.open - 1, heard: performance.now() });
    },
    giveUp: (client: pg.Client) => void giveUp([client]),
    /** Gives up those on which the database has not answered since a time. */
    giveUpSilentSince: (time: number) =>
      void giveUp([...connections].filter(([, { heard }]) => heard <= time).map(([client]) => client)),
    hasLeftSessions: () => left.length > 0,
    async endLeftSessions() {
      if (left.length === 0) return;
      const [sessions, now] = [left, performance.now()];
      left = [];
      const isDone = await endSessions(sessions.map(({ process, since }) => ({ process, age: now - since })));
      if (!isDone) left.push(...sessions);
    },
  };
}

/** The process of the database that serves a connection; 0 before it is known. */
export const getProcess = (client: pg.Client): number =>
  (client as unknown as { processID: number | null }).processID ?? 0;

/** Its statement, and whoever holds it, fail at once. Closing it in order would wait for an answer. */
export const destroyConnection = (client: pg.Client | pg.PoolClient): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
