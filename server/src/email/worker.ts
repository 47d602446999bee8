import { watchChannel } from '../platform/db';
import { outboxChannel } from './queries';
import { type EmailOutbox, runDueTasks } from './runDueTasks';

const pollInterval = 5_000;

/**
 * Does the tasks of the outbox until it is stopped: at once when one is queued, and every five seconds those that were
 * delayed or are to be retried. Returns a function that stops it and waits for the tasks under way.
 */
export function startEmailWorker(outbox: EmailOutbox): () => Promise<void> {
  const stopping = new AbortController();
  let isTriggered = false;
  let resume = () => {};
  const trigger = () => {
    isTriggered = true;
    resume();
  };

  const work = async () => {
    while (!stopping.signal.aborted) {
      isTriggered = false;
      await runDueTasks(outbox, stopping.signal).catch((cause: unknown) =>
        outbox.log.warn({ err: cause }, 'the outbox could not be worked on'),
      );
      if (!isTriggered) await new Promise<void>((resolve) => (resume = resolve));
    }
  };

  const stopWatching = watchChannel(outbox.db, outboxChannel, { poll: trigger, interval: pollInterval });
  const stopped = work();
  return () => {
    stopWatching();
    stopping.abort();
    trigger();
    return stopped;
  };
}
