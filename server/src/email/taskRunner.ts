import type { Db } from '../platform/db';
import type { Log } from '../platform/http';
import { computeRetryDelay, createRunner, type Runner } from '../platform/queue';
import { runInCallContext, type TaskOrigin } from '../platform/telemetry/callContext';
import { createMeasure } from '../platform/telemetry/measurements';
import { startRootSpan } from '../platform/telemetry/spans';
import { backgroundTaskKinds, type TaskKind } from './kinds';
import { claimTasks, deferTask, finishTask, holdTask, postponeTask, type Task } from './queries';
import { Deferral, Hold, PermanentFailure, type TaskHandler } from './taskHandler';
import { giveUpTask } from './undelivered.queries';

export interface EmailOutbox {
  db: Db;
  /** What is done for each kind of task. */
  handlers: Record<TaskKind, TaskHandler>;
  log: Log;
}

/** An outbox, or a part of what it does. */
type OutboxPart = Omit<EmailOutbox, 'handlers'> & { handlers: Partial<EmailOutbox['handlers']> };

/** Tasks that run at once. */
const usualMaxRunning = 40;

interface TaskRunnerOptions {
  /** Called when there is room again for tasks that had none. */
  onRoom?: () => void;
  maxRunning?: number;
}

/** Does the tasks of an outbox side by side. */
export function createTaskRunner(
  outbox: OutboxPart,
  { onRoom, maxRunning = usualMaxRunning }: TaskRunnerOptions = {},
): Runner {
  const kinds = Object.keys(outbox.handlers) as TaskKind[];
  return createRunner(
    {
      maxRunning,
      claim: (limit) => claimTasks(outbox.db, kinds, limit),
      run: (task) => runTask(outbox, task),
      log: outbox.log,
    },
    onRoom,
  );
}

/** Seconds until a task is due again for which there was no room at its mail server. */
const deferralSeconds = 5;

const measureEnd = createMeasure('emailEnded');

async function runTask({ db, handlers, log }: OutboxPart, task: Task) {
  const { give_up_at, origin } = task.payload as { give_up_at: string; origin?: TaskOrigin };
  const giveUpAt = Date.parse(give_up_at);
  const logged = { task: task.id, kind: task.kind, attempt: task.attempts, request_id: origin?.request_id };
  const measure = (result: Parameters<typeof measureEnd>[0]['result']) => {
    if (!backgroundTaskKinds.some((kind) => kind === task.kind)) measureEnd({ result });
  };
  try {
    if (Date.now() > giveUpAt) throw new PermanentFailure('too late');
    await continueOrigin(origin, task, async () => handlers[task.kind]?.(task));
  } catch (cause) {
    if (cause instanceof Hold) {
      measure('held');
      return void (await holdTask(db, task, { user_id: cause.user_id, giveUpAt }));
    }
    if (cause instanceof Deferral) {
      measure('deferred');
      return void (await deferTask(db, task, deferralSeconds));
    }
    const error = formatError(cause);
    const seconds = computeRetryDelay(task.attempts);
    if (cause instanceof PermanentFailure || Date.now() + seconds * 1000 > giveUpAt) {
      log.error({ ...logged, error }, 'a task of the outbox was given up');
      measure(cause instanceof PermanentFailure && cause.isRefusal ? 'refused' : 'given_up');
      await giveUpTask(db, task, error);
    } else {
      log.warn({ ...logged, error, seconds }, 'a task of the outbox failed and will be retried');
      measure('retried');
      await postponeTask(db, task, { seconds, error });
    }
    return;
  }
  measure('sent');
  await finishTask(db, task.id);
}

/** Does a task as a part of the request that queued it: its trace goes on, and so does what the log is searched for. */
async function continueOrigin(origin: TaskOrigin | undefined, { kind, attempts }: Task, work: () => Promise<void>) {
  if (!origin) return work();
  const { request_id, traceparent } = origin;
  const attributes = { 'foothold.request_id': request_id, 'foothold.attempt': attempts };
  const span = startRootSpan({ name: `task ${kind}`, kind: 'consumer', attributes }, traceparent);
  try {
    await runInCallContext({ request_id, span }, work);
    span?.end();
  } catch (cause) {
    span?.end(cause);
    throw cause;
  }
}

/** The codes of an error without its message, which may name people. */
function formatError(cause: unknown): string {
  const { code, command, responseCode, name } = cause as Record<string, unknown>;
  return [code ?? name ?? 'unknown', command, responseCode].filter(Boolean).join(' ');
}
