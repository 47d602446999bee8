import { type Db, runOutsideTransaction } from './transact';

export interface ListenHandlers {
  onMessage(payload: string): void;
  /** To be called when listening ends by itself, because the connection is lost. */
  onLost(): void;
}

/** Starts to listen on a channel. Resolves to a function that stops it. */
type StartListening = (channel: string, handlers: ListenHandlers) => Promise<() => Promise<void>>;

const startListeningByDb = new WeakMap<Db, StartListening>();

/** Sets how `listen` listens on this database, which Kysely has no interface for. */
export function registerListen(db: Db, startListening: StartListening): Db {
  startListeningByDb.set(db, startListening);
  return db;
}

interface Listener {
  onMessage(payload: string): void;
  /** Runs each time that listening begins: earlier messages may have been missed. */
  onListening(): void;
  /** Milliseconds from a lost connection, or a failed attempt, to the next attempt. */
  retryDelay?: number | undefined;
}

/** Listens on a channel (LISTEN), and again a while after the connection is lost. Returns a function that stops it. */
export function listen(db: Db, channel: string, { onMessage, onListening, retryDelay = 5_000 }: Listener): () => void {
  const startListening = startListeningByDb.get(db);
  if (!startListening) throw new Error('This database was opened without registerListen.');
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
    if (!isStopped) retryTimer = setTimeout(start, retryDelay).unref();
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
