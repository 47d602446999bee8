import { type Db, runOutsideTransaction } from './transact';

export interface ListenHandlers {
  onMessage(payload: string): void;
  /** To be called when listening ends by itself. */
  onLost(): void;
}

/** Starts to listen on a channel; resolves to how to stop. */
type StartListening = (channel: string, hearing: ListenHandlers) => Promise<() => Promise<void>>;

const startListeningByDb = new WeakMap<Db, StartListening>();
const retryMs = 5_000;

/** Says how this database is listened to. */
export function registerListen(db: Db, way: StartListening): Db {
  startListeningByDb.set(db, way);
  return db;
}

interface Listener {
  onMessage(payload: string): void;
  /** Runs each time that listening begins: what was sent before was not heard. */
  onListening(): void;
}

/**
 * Hears what is sent on a channel when a transaction commits. It is a wake-up, not a delivery: what is sent while the
 * connection is lost is not heard, so whoever listens also looks from time to time. Returns how to stop.
 */
export function listen(db: Db, channel: string, { onMessage, onListening }: Listener): () => void {
  const way = startListeningByDb.get(db);
  let stopped = false;
  let silence: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tryLater = () => {
    if (!stopped) timer = setTimeout(start, retryMs).unref();
  };
  const heard = (payload: string) => runOutsideTransaction(() => onMessage(payload));
  const start = () => {
    way?.(channel, { onMessage: heard, onLost: tryLater }).then((stop) => {
      silence = stop;
      if (stopped) hush();
      else onListening();
    }, tryLater);
  };
  // A connection that is already gone is as silent as it can be.
  const hush = () => void silence?.().catch(() => {});

  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    hush();
  };
}
