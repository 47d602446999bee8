import type { Db } from '../platform/db';
import type { Log } from '../platform/http';
import type { TaskKind } from './kinds';
import { claimTasks, finishTask, postponeTask, type Task } from './queries';
import { PermanentFailure, type TaskHandler } from './taskHandler';

export interface EmailOutbox {
  db: Db;
  /** What is done for each kind of task. */
  handlers: Record<TaskKind, TaskHandler>;
  log: Log;
}

/** An outbox, or a part of what it does. */
type TaskRunner = Omit<EmailOutbox, 'handlers'> & { handlers: Partial<EmailOutbox['handlers']> };

const batchSize = 5;

/** Does every task that is due, a few at a time, until none is left or `signal` aborts. */
export async function runDueTasks(outbox: TaskRunner, signal?: AbortSignal): Promise<void> {
  const kinds = Object.keys(outbox.handlers) as TaskKind[];
  while (!signal?.aborted) {
    const tasks = await claimTasks(outbox.db, kinds, batchSize);
    if (tasks.length === 0) return;
    // Waits for all of them before it throws, so that none is still running afterwards.
    const results = await Promise.allSettled(tasks.map((task) => runTask(outbox, task)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

async function runTask({ db, handlers, log }: TaskRunner, task: Task) {
  const logged = { task: task.id, kind: task.kind, attempt: task.attempts };
  const giveUpAt = Date.parse((task.payload as { give_up_at: string }).give_up_at);
  try {
    if (Date.now() > giveUpAt) throw new PermanentFailure('too late');
    await handlers[task.kind]?.(task);
  } catch (cause) {
    const error = formatError(cause);
    const seconds = computeRetryDelay(task.attempts);
    if (cause instanceof PermanentFailure || Date.now() + seconds * 1000 > giveUpAt) {
      log.error({ ...logged, error }, 'a task of the outbox was given up');
      await finishTask(db, task.id, error);
    } else {
      log.warn({ ...logged, error, seconds }, 'a task of the outbox failed and will be retried');
      await postponeTask(db, task, { seconds, error });
    }
    return;
  }
  await finishTask(db, task.id);
}

const maxDelaySeconds = 3600;

/** Seconds until the next attempt: 10, doubled each time up to an hour, plus a random part of up to a fifth. */
export const computeRetryDelay = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(10 * 2 ** (attempts - 1), maxDelaySeconds) * (1 + random / 5));

/** The codes of an error without its message, which may name people. */
function formatError(cause: unknown): string {
  const { code, command, responseCode, name } = cause as Record<string, unknown>;
  return [code ?? name ?? 'unknown', command, responseCode].filter(Boolean).join(' ');
}
