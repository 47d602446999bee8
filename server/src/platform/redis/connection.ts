import { createClient, ErrorReply } from '@redis/client';

/** Milliseconds. */
const openTimeout = 1_000;
const pingInterval = 1_000;

/** Replies of a Redis that cannot be used for now: another one may answer at its address the next time. */
const isUseless = (cause: unknown) =>
  cause instanceof ErrorReply && /^(READONLY|LOADING|MASTERDOWN|MISCONF|CLUSTERDOWN)\b/.test(cause.message);

/** Whether it is not a matter of time until this server can be used: its URL or password is wrong, or it is no Redis. */
export const isRefusal = (cause: unknown): boolean =>
  cause instanceof ErrorReply
    ? /^(WRONGPASS|NOAUTH|NOPERM|MOVED|ERR (?!max number of clients))/.test(cause.message)
    : cause instanceof Error && /^Unknown RESP type/.test(cause.message);

/** Whether Redis does not have the script that EVALSHA names. */
export const isUnknownScript = (cause: unknown): boolean =>
  cause instanceof ErrorReply && cause.message.startsWith('NOSCRIPT');

/** One connection, until it ends. It is never opened again. */
export interface Connection {
  /** Resolves to the reply. Where there is none in time, the connection ends. */
  send(command: string[]): Promise<unknown>;
  /** Resolves to a function that unsubscribes. */
  subscribe(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** Resolves to why it has ended. */
  ended: Promise<Error>;
  close(): void;
}

interface ConnectionOptions {
  /** A key that nobody uses, which is deleted to see whether Redis accepts writes. */
  probeKey: string;
  /** Milliseconds to wait for a reply. */
  commandTimeout: number;
}

/** Opens a connection to a Redis that accepts writes, within a second. Rejects with the cause where there is none. */
export async function openConnection(
  url: string,
  { probeKey, commandTimeout }: ConnectionOptions,
): Promise<Connection> {
  const client = createClient({
    url,
    name: 'foothold',
    // Subscriptions share the connection with commands, so that one look at it tells of both.
    RESP: 3,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    // The client's own limit ends when a command is written, not when it is answered.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: openTimeout, reconnectStrategy: false },
  });
  let endedBy: Error | undefined;
  let resolveEnded: (cause: Error) => void;
  const ended = new Promise<Error>((resolve) => (resolveEnded = resolve));
  const end = (cause: Error) => {
    if (endedBy) return;
    endedBy = cause;
    clearInterval(pinging);
    client.destroy();
    resolveEnded(cause);
  };
  client.on('error', end);

  const settle = async <T>(reply: Promise<T>): Promise<T> => {
    try {
      return await answerWithin(commandTimeout, reply);
    } catch (cause) {
      if (cause instanceof TimeoutError || isUseless(cause)) end(cause as Error);
      throw cause;
    }
  };
  const send = (command: string[]) => settle(client.sendCommand(command));
  const pinging = setInterval(() => void send(['PING']).catch(() => {}), pingInterval).unref();

  try {
    await answerWithin(openTimeout, client.connect());
    await send(['DEL', probeKey]);
  } catch (cause) {
    // What ended the connection says more than that the connection has ended.
    const reason = endedBy ?? (cause as Error);
    end(reason);
    throw reason;
  }
  return {
    send,
    async subscribe(channel, onMessage) {
      await settle(client.subscribe(channel, onMessage));
      return () => settle(client.unsubscribe(channel, onMessage));
    },
    ended,
    close: () => end(new Error('The connection was closed.')),
  };
}

class TimeoutError extends Error {
  code = 'ETIMEDOUT';
}

/** Rejects after `limit` milliseconds without an answer. */
const answerWithin = <T>(limit: number, answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new TimeoutError(`Redis did not answer within ${limit} ms.`));
    // Where this process itself stood still, the answer lies unread, and is read before the immediate.
    const timer = setTimeout(() => setImmediate(giveUp), limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
