import { setTimeout as pause } from 'node:timers/promises';
import { type Db, watchChannel } from '../db';
import type { Log } from '../http';
import type { Runner } from './runner';

const pollInterval = 5_000;
/** Milliseconds. */
const defaultEndTimeout = 8_000;

interface WorkerOptions {
  db: Db;
  log: Log;
  /** The channel on which every process is notified that a task was queued. It also names the queue in the log. */
  channel: string;
  createRunner(onRoom: () => void): Runner;
  endTimeout?: number | undefined;
}

/**
 * Does the tasks of a queue until it is stopped: at once when one is queued, and every five seconds those that were
 * delayed or are to be retried. Returns a function that stops it and waits for the tasks under way, but not for longer than
 * `endTimeout`: what is left is done by another process or after the next start.
 */
export function startWorker({
  db,
  log,
  channel,
  createRunner,
  endTimeout = defaultEndTimeout,
}: WorkerOptions): () => Promise<void> {
  const stopping = new AbortController();
  let isTriggered = false;
  let resume = () => {};
  const trigger = () => {
    isTriggered = true;
    resume();
  };
  const runner = createRunner(trigger);

  const work = async () => {
    while (!stopping.signal.aborted) {
      isTriggered = false;
      await runner
        .startDue()
        .catch((cause: unknown) => log.warn({ err: cause }, `the ${channel} could not be worked on`));
      if (!isTriggered) await new Promise<void>((resolve) => (resume = resolve));
    }
  };

  const stopWatching = watchChannel(db, channel, { poll: trigger, interval: pollInterval });
  const stopped = work();
  return async () => {
    stopWatching();
    stopping.abort();
    trigger();
    await stopped;
    const ended = Promise.all(runner.running);
    await Promise.race([ended, pause(endTimeout, undefined, { ref: false })]);
  };
}
