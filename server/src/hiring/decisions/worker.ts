import type { Db } from '../../platform/db';
import type { Log } from '../../platform/http';
import { applyDueDecisions } from './apply';

const pollInterval = 2_000;

/** Makes decisions take effect when they are due, now and every two seconds. Returns a function that stops it and waits for the run under way. */
export function scheduleDecisions(db: Db, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const poll = () => {
    running ??= applyDueDecisions(db, log)
      .catch((cause: unknown) => log.warn({ err: cause }, 'decisions could not take effect'))
      .finally(() => {
        running = undefined;
      });
  };
  poll();
  const timer = setInterval(poll, pollInterval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
