import { listen } from '../platform/db';
import { outboxChannel } from './queries';
import { type EmailOutbox, runDueTasks } from './runDueTasks';

const pollInterval = 5_000;

/**
 * Keeps doing what the outbox holds: at once when the database says that it grew, and by looking, since a signal may
 * be lost and a retry makes none. Returns how to stop, which waits for what is under way.
 */
export function startEmailWorker(outbox: EmailOutbox): () => Promise<void> {
  const stopping = new AbortController();
  let called = false;
  let wake = () => {};
  const call = () => {
    called = true;
    wake();
  };

  const deliver = async () => {
    while (!stopping.signal.aborted) {
      called = false;
      await runDueTasks(outbox, stopping.signal).catch((cause: unknown) =>
        outbox.log.warn({ err: cause }, 'the outbox could not be worked on'),
      );
      if (!called) await new Promise<void>((resolve) => (wake = resolve));
    }
  };

  const timer = setInterval(call, pollInterval).unref();
  const silence = listen(outbox.db, outboxChannel, { onMessage: call, onListening: call });
  const ended = deliver();
  return () => {
    clearInterval(timer);
    silence();
    stopping.abort();
    call();
    return ended;
  };
}
