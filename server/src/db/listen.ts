import { type Db, outsideOfTransactions } from './transact';

export interface Hearing {
  hear(payload: string): void;
  /** To be called when listening ends by itself. */
  lost(): void;
}

/** Starts to listen on a channel; resolves to how to stop. */
type Way = (channel: string, hearing: Hearing) => Promise<() => Promise<void>>;

const ways = new WeakMap<Db, Way>();
const tryAgainAfter = 5_000;

/** Says how this database is listened to. */
export function listensBy(db: Db, way: Way): Db {
  ways.set(db, way);
  return db;
}

interface Listener {
  hear(payload: string): void;
  /** Runs each time that listening begins: what was sent before was not heard. */
  begin(): void;
}

/**
 * Hears what is sent on a channel when a transaction commits. It is a wake-up, not a delivery: what is sent while the
 * connection is lost is not heard, so whoever listens also looks from time to time. Returns how to stop.
 */
export function listen(db: Db, channel: string, { hear, begin }: Listener): () => void {
  const way = ways.get(db);
  let stopped = false;
  let silence: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tryLater = () => {
    if (!stopped) timer = setTimeout(start, tryAgainAfter).unref();
  };
  const heard = (payload: string) => outsideOfTransactions(() => hear(payload));
  const start = () => {
    way?.(channel, { hear: heard, lost: tryLater }).then((stop) => {
      silence = stop;
      if (stopped) hush();
      else begin();
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
