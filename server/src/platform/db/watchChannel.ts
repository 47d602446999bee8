import { listen } from './listen';
import type { Db } from './transact';

interface ChannelWatch {
  /** Runs at once for each message, after the commit of the transaction that sent it. Without it, `poll` runs. */
  onMessage?(payload: string): void;
  /** Reads what messages tell of. Runs when listening begins, and every `interval` milliseconds. Must not throw. */
  poll(): void;
  interval: number;
  /** Runs with `poll` when listening begins, for what is too expensive to poll for. */
  onListening?(): void;
  /** Milliseconds after which a lost connection is opened again. */
  retryDelay?: number;
}

/**
 * Follows what other processes do to the database. A message is a wake-up and not a delivery: those that are sent while
 * the connection is lost never arrive. So `poll` finds again what they told of. Returns a function that stops it.
 */
export function watchChannel(
  db: Db,
  channel: string,
  { poll, onMessage = poll, onListening, interval, retryDelay }: ChannelWatch,
): () => void {
  const timer = setInterval(poll, interval).unref();
  const stopListening = listen(db, channel, {
    onMessage: (payload) => onMessage(payload),
    onListening: () => {
      poll();
      onListening?.();
    },
    retryDelay,
  });
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
