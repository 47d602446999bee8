import { startWorker } from '../platform/queue';
import { outboxChannel } from './queries';
import { createTaskRunner, type EmailOutbox } from './taskRunner';

/** Does the tasks of the outbox until it is stopped by the returned function: see `startWorker`. */
export const startEmailWorker = (
  outbox: EmailOutbox,
  { endTimeout }: { endTimeout?: number } = {},
): (() => Promise<void>) =>
  startWorker({
    db: outbox.db,
    log: outbox.log,
    channel: outboxChannel,
    createRunner: (onRoom) => createTaskRunner(outbox, { onRoom }),
    endTimeout,
  });
