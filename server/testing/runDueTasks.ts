import { createTaskRunner } from '../src/email/taskRunner';

/** Does every task of an outbox that is due, until none is left. */
export async function runDueTasks(outbox: Parameters<typeof createTaskRunner>[0]): Promise<void> {
  const runner = createTaskRunner(outbox);
  while ((await runner.startDue()) || runner.running.size > 0) await Promise.race(runner.running);
}
