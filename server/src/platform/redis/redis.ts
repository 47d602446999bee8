import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../config/config';
import type { ListenHandlers, StartListening } from '../db/listen';
import type { Connection } from './connection';
import { createOutages, type Outage } from './outages';

/** Milliseconds between a lost connection, or a failed attempt, and the next attempt. */
const retryDelay = 500;
const defaultCommandTimeout = 250;

/** What goes through Redis while it is there. */
export interface Redis extends Pick<ReturnType<typeof createOutages>, 'reportTo'> {
  /** Begins the name of every key. */
  prefix: string;
  /** Resolves to the reply. Rejects at once while Redis is away. */
  send(command: string[]): Promise<unknown>;
  /** Like `send`, for a script on one key. Redis keeps what it has run before. */
  runScript(script: Script, key: string, args: (string | number)[]): Promise<unknown>;
  /** Sends a message to whoever listens on a channel. It is lost while Redis is away. */
  publish(channel: string, payload: string): void;
  /** Listens on a channel as soon as Redis is there. */
  listen: StartListening;
  isConnected(): boolean;
  createOutage: ReturnType<typeof createOutages>['create'];
  close(): void;
}

/** A script in Lua, and its SHA-1 in hexadecimal. */
export interface Script {
  text: string;
  sha1: string;
}

interface RedisOptions {
  prefix: string;
  /** Milliseconds to wait for a reply. */
  commandTimeout?: number;
}

/**
 * Connects to Redis, and again whenever the connection is lost. Resolves also where Redis is away; rejects with a
 * ConfigError where it refuses the URL.
 */
export async function openRedis(
  url: string,
  { prefix, commandTimeout = defaultCommandTimeout }: RedisOptions,
): Promise<Redis> {
  // Loaded where it is needed: half of a start is the loading of modules.
  const { openConnection, isRefusal, isUnknownScript } = await import('./connection');
  const outages = createOutages();
  const { connect, reconnect, getConnection, waitForConnection, close } = keepConnected(
    () => openConnection(url, { probeKey: `${prefix}probe`, commandTimeout }),
    outages.create({
      began: 'Redis is away: limits are kept in the database, and events may be five seconds late',
      ended: 'Redis is back',
    }),
  );
  await connect().catch((cause) => {
    if (isRefusal(cause)) throw new ConfigError(`REDIS_URL cannot be used. The server there says: ${cause.message}`);
    void reconnect(cause);
  });

  const toChannel = (channel: string) => `${prefix}${channel}`;
  const send = async (command: string[]) => {
    const connection = getConnection();
    if (!connection) throw new Error('Redis is away.');
    return connection.send(command);
  };
  return {
    prefix,
    send,
    async runScript({ text, sha1 }, key, args) {
      const rest = ['1', key, ...args.map(String)];
      return send(['EVALSHA', sha1, ...rest]).catch((cause) => {
        if (!isUnknownScript(cause)) throw cause;
        return send(['EVAL', text, ...rest]);
      });
    },
    publish: (channel, payload) => void send(['PUBLISH', toChannel(channel), payload]).catch(() => {}),
    async listen(channel, handlers) {
      return listenOn(await waitForConnection(), toChannel(channel), handlers);
    },
    isConnected: () => getConnection() !== undefined,
    createOutage: outages.create,
    reportTo: outages.reportTo,
    close,
  };
}

/** Keeps one connection open, from the first that `connect` opens. */
function keepConnected(open: () => Promise<Connection>, outage: Outage) {
  let connection: Connection | undefined;
  let isClosed = false;
  const waiting = new Set<(connection: Connection) => void>();

  const connect = async () => {
    const opened = await open();
    if (isClosed) return opened.close();
    connection = opened;
    outage.end();
    for (const resolve of waiting) resolve(opened);
    waiting.clear();
    void opened.ended.then((cause) => {
      connection = undefined;
      if (!isClosed) void reconnect(cause);
    });
  };
  const reconnect = async (cause: unknown) => {
    outage.begin(cause);
    while (!isClosed) {
      await pause(retryDelay, undefined, { ref: false });
      const isConnected = await connect().then(
        () => true,
        () => false,
      );
      if (isConnected) return;
    }
  };
  return {
    connect,
    reconnect,
    getConnection: () => connection,
    waitForConnection: async () => connection ?? (await new Promise<Connection>((resolve) => waiting.add(resolve))),
    close() {
      isClosed = true;
      connection?.close();
    },
  };
}

/** Resolves to a function that stops listening. */
async function listenOn(connection: Connection, channel: string, { onMessage, onLost }: ListenHandlers) {
  const unsubscribe = await connection.subscribe(channel, onMessage);
  let isStopped = false;
  void connection.ended.then(() => {
    if (!isStopped) onLost();
  });
  return () => {
    isStopped = true;
    return unsubscribe();
  };
}
