import type { Db } from '../platform/db';
import type { Log } from '../platform/http';
import type { TaskKind } from './kinds';
import { claimTasks, deferTask, finishTask, giveUpTask, holdTask, postponeTask, type Task } from './queries';
import { Deferral, Hold, PermanentFailure, type TaskHandler } from './taskHandler';

export interface EmailOutbox {
  db: Db;
  /** What is done for each kind of task. */
  handlers: Record<TaskKind, TaskHandler>;
  log: Log;
}

/** An outbox, or a part of what it does. */
type OutboxPart = Omit<EmailOutbox, 'handlers'> & { handlers: Partial<EmailOutbox['handlers']> };

export interface TaskRunner {
  /** Starts what is due, as far as there is room. Resolves to whether anything was. */
  startDue(): Promise<boolean>;
  /** The tasks that run. None of them rejects. */
  running: ReadonlySet<Promise<void>>;
}

/** Tasks that run at once. One that takes long keeps no other waiting while there is room. */
const maxRunning = 40;

/** Does the tasks of an outbox side by side. `onEnd` is called when one has ended, and there is room again. */
export function createTaskRunner(outbox: OutboxPart, onEnd = () => {}): TaskRunner {
  const kinds = Object.keys(outbox.handlers) as TaskKind[];
  const running = new Set<Promise<void>>();
  const start = (task: Task) => {
    const run = runTask(outbox, task)
      .catch((cause: unknown) =>
        outbox.log.warn({ err: cause, task: task.id }, 'a task of the outbox could not be ended'),
      )
      .finally(() => {
        running.delete(run);
        onEnd();
      });
    running.add(run);
  };
  return {
    running,
    async startDue() {
      const room = maxRunning - running.size;
      const tasks = room > 0 ? await claimTasks(outbox.db, kinds, room) : [];
      for (const task of tasks) start(task);
      return tasks.length > 0;
    },
  };
}

/** Seconds until a task is due again for which there was no room at its mail server. */
const deferralSeconds = 5;

async function runTask({ db, handlers, log }: OutboxPart, task: Task) {
  const logged = { task: task.id, kind: task.kind, attempt: task.attempts };
  const giveUpAt = Date.parse((task.payload as { give_up_at: string }).give_up_at);
  try {
    if (Date.now() > giveUpAt) throw new PermanentFailure('too late');
    await handlers[task.kind]?.(task);
  } catch (cause) {
    if (cause instanceof Hold) return void (await holdTask(db, task, { user_id: cause.user_id, giveUpAt }));
    if (cause instanceof Deferral) return void (await deferTask(db, task, deferralSeconds));
    const error = formatError(cause);
    const seconds = computeRetryDelay(task.attempts);
    if (cause instanceof PermanentFailure || Date.now() + seconds * 1000 > giveUpAt) {
      log.error({ ...logged, error }, 'a task of the outbox was given up');
      await giveUpTask(db, task, error);
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
