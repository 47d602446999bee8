import type { Log } from '../platform/http';
import { advanceRollouts, type RolloutStore } from './advance';

const pollInterval = 5_000;

/** Moves rollouts every few seconds. Returns a function that stops it and waits for the run under way. */
export function scheduleRollouts(store: RolloutStore, log: Log): () => Promise<void> {
  let running: Promise<void> | undefined;
  const poll = () => {
    running ??= advanceRollouts(store)
      .catch((cause: unknown) => log.warn({ err: cause }, 'rollouts could not be moved'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(poll, pollInterval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
