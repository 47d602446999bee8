import { createTaskRunner } from '../src/email/taskRunner';
import type { Runner } from '../src/platform/queue';

/** Does every task of a queue that is due, until none is left. */
export async function runDue(runner: Runner): Promise<void> {
  while ((await runner.startDue()) || runner.running.size > 0) await Promise.race(runner.running);
}

type Outbox = Parameters<typeof createTaskRunner>[0];

/** Does every task of an outbox that is due, until none is left. */
export const runDueTasks = (outbox: Outbox): Promise<void> => runDue(createTaskRunner(outbox));

/** The same one by one, the longest due first. */
export const runDueTasksInOrder = (outbox: Outbox): Promise<void> =>
  runDue(createTaskRunner(outbox, { maxRunning: 1 }));
