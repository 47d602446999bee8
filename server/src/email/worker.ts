import { setTimeout as pause } from 'node:timers/promises';
import { watchChannel } from '../platform/db';
import { outboxChannel } from './queries';
import { createTaskRunner, type EmailOutbox } from './taskRunner';

const pollInterval = 5_000;
/** Milliseconds. */
const defaultEndTimeout = 8_000;

/**
 * Does the tasks of the outbox until it is stopped: at once when one is queued, and every five seconds those that were
 * delayed or are to be retried. Returns a function that stops it and waits for the tasks under way, but not for longer than
 * `endTimeout`: what is left is done by another process or after the next start.
 */
export function startEmailWorker(outbox: EmailOutbox, { endTimeout = defaultEndTimeout } = {}): () => Promise<void> {
  const stopping = new AbortController();
  let isTriggered = false;
  let resume = () => {};
  const trigger = () => {
    isTriggered = true;
    resume();
  };
  const runner = createTaskRunner(outbox, trigger);

  const work = async () => {
    while (!stopping.signal.aborted) {
      isTriggered = false;
      await runner
        .startDue()
        .catch((cause: unknown) => outbox.log.warn({ err: cause }, 'the outbox could not be worked on'));
      if (!isTriggered) await new Promise<void>((resolve) => (resume = resolve));
    }
  };

  const stopWatching = watchChannel(outbox.db, outboxChannel, { poll: trigger, interval: pollInterval });
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
