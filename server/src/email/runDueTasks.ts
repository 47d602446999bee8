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

/** Does every job that is due, a few at a time, until none is left or `signal` aborts. */
export async function runDueTasks(outbox: TaskRunner, signal?: AbortSignal): Promise<void> {
  const kinds = Object.keys(outbox.handlers) as TaskKind[];
  while (!signal?.aborted) {
    const jobs = await claimTasks(outbox.db, kinds, batchSize);
    if (jobs.length === 0) return;
    // All of them end before anything else happens, whatever becomes of one.
    const ends = await Promise.allSettled(jobs.map((job) => runTask(outbox, job)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }
}

async function runTask({ db, handlers, log }: TaskRunner, job: Task) {
  const facts = { job: job.id, kind: job.kind, attempt: job.attempts };
  const giveUpAt = Date.parse((job.payload as { give_up_at: string }).give_up_at);
  try {
    if (Date.now() > giveUpAt) throw new PermanentFailure('too late');
    await handlers[job.kind]?.(job);
  } catch (cause) {
    const error = formatError(cause);
    const seconds = computeRetryDelay(job.attempts);
    if (cause instanceof PermanentFailure || Date.now() + seconds * 1000 > giveUpAt) {
      log.error({ ...facts, error }, 'a job of the outbox was given up');
      await finishTask(db, job.id, error);
    } else {
      log.warn({ ...facts, error, seconds }, 'a job of the outbox failed and will be tried again');
      await postponeTask(db, job, { seconds, error });
    }
    return;
  }
  await finishTask(db, job.id);
}

const maxDelaySeconds = 3600;

/** Seconds until the next try: ten, then twice as many each time, at most an hour; spread, so that not all come at once. */
export const computeRetryDelay = (attempts: number, chance = Math.random()): number =>
  Math.round(Math.min(10 * 2 ** (attempts - 1), maxDelaySeconds) * (1 + chance / 5));

/** What went wrong, without what a server or a system said about it: that may name people. */
function formatError(cause: unknown): string {
  const { code, command, responseCode, name } = cause as Record<string, unknown>;
  return [code ?? name ?? 'unknown', command, responseCode].filter(Boolean).join(' ');
}
