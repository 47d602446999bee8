import { type Db, runOutsideTransaction } from './transact';

export interface ListenHandlers {
  onMessage(payload: string): void;
  /** To be called when listening ends by itself, because the connection is lost. */
  onLost(): void;
}

/** Starts to listen on a channel. Resolves to a function that stops it. */
export type StartListening = (channel: string, handlers: ListenHandlers) => Promise<() => Promise<void>>;

interface Listening {
  startListening: StartListening;
  /** Milliseconds from a lost connection, or a failed attempt, to the next attempt. */
  retryDelay: number;
}

const listeningByDb = new WeakMap<Db, Listening>();

/** Sets how `listen` listens on this database, which Kysely has no interface for. */
export function registerListen(db: Db, startListening: StartListening, retryDelay = 5_000): Db {
  listeningByDb.set(db, { startListening, retryDelay });
  return db;
}

interface Listener {
  onMessage(payload: string): void;
  /** Runs each time that listening begins: earlier messages may have been missed. */
  onListening(): void;
  /** In place of the one that is registered. */
  retryDelay?: number | undefined;
}

/** Listens on a channel, and again a while after the connection is lost. Returns a function that stops it. */
export function listen(db: Db, channel: string, { onMessage, onListening, retryDelay }: Listener): () => void {
  const listening = listeningByDb.get(db);
  if (!listening) throw new Error('This database was opened without registerListen.');
  const { startListening } = listening;
  let isStopped = false;
  let stopListening: (() => Promise<void>) | undefined;
  let retryTimer: NodeJS.Timeout | undefined;

  const start = () => {
    startListening(channel, {
      onMessage(payload) {
        // Closing a connection takes a moment, in which messages still arrive.
        if (!isStopped) runOutsideTransaction(() => onMessage(payload));
      },
      onLost: startLater,
    }).then((stop) => {
      stopListening = stop;
      if (isStopped) stopSilently();
      else onListening();
    }, startLater);
  };
  const startLater = () => {
    if (!isStopped) retryTimer = setTimeout(start, retryDelay ?? listening.retryDelay).unref();
  };
  // Stopping fails only on a connection that is already closed.
  const stopSilently = () => void stopListening?.().catch(() => {});

  start();
  return () => {
    isStopped = true;
    clearTimeout(retryTimer);
    stopSilently();
  };
}
