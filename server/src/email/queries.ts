import { type RawBuilder, sql } from 'kysely';
import { createCompileCache, type Db, prepareStatement, type Row, sendMessages, type Tx } from '../platform/db';
import { getTaskOrigin, type TaskOrigin } from '../platform/telemetry/callContext';
import type { TaskKind } from './kinds';

/** The channel on which every process is notified, at commit, that a task was queued. */
export const outboxChannel = 'outbox';

/** Work to be done after the transaction that queued it, by any process. */
export type Task = Pick<Row<'outbox'>, 'id' | 'payload' | 'attempts' | 'created_at'> & { kind: TaskKind };

export interface NewTask {
  kind: TaskKind;
  /** JSON. Erased when the task is done, because it may hold secrets of its recipient. */
  payload: object;
  /** Milliseconds after which it is given up. */
  expiresAfter: number;
  /** Milliseconds to wait before it is done. */
  delay?: number | undefined;
}

/** Queues any number of tasks in one statement. */
export async function enqueueTasks(db: Db, ...tasks: NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  const origin = getTaskOrigin();
  const rows = JSON.stringify(tasks.map((task) => toRow(task, origin)));
  await announceTasks(
    db,
    (message) => sql`
    with written as (
      insert into outbox (kind, payload, available_at)
      select kind, payload, now() + make_interval(secs => seconds)
      from json_to_recordset(${rows}::json) as queued(kind text, payload jsonb, seconds float8)
      returning id
    )
    select ${message} as message where exists (select from written)
  `,
  );
}

/** Runs a statement that makes tasks due and selects `message` if it did. All processes are notified at commit. */
export const announceTasks = (
  db: Db,
  toStatement: (message: RawBuilder<string>) => RawBuilder<{ message: string }>,
): Promise<void> =>
  sendMessages(db, outboxChannel, async (toMessage) => {
    const { rows } = await toStatement(toMessage(sql<string>`''`)).execute(db);
    return rows;
  });

const toRow = ({ kind, payload, expiresAfter, delay = 0 }: NewTask, origin: TaskOrigin | undefined) => ({
  kind,
  payload: {
    ...payload,
    give_up_at: new Date(Date.now() + delay + expiresAfter).toISOString(),
    ...(origin && { origin }),
  },
  seconds: delay / 1000,
});

/**
 * Ends the open tasks of a kind whose payload contains `about`, and resolves to their payloads. Each is returned once,
 * also to concurrent callers. `onlyUnattempted` leaves out those that a process has already begun to do.
 */
export async function finishMatchingTasks<Payload extends object>(
  tx: Tx,
  kind: TaskKind,
  about: Partial<Payload>,
  { onlyUnattempted = false } = {},
): Promise<Payload[]> {
  const finished = await tx
    .with('open', (query) =>
      query
        .selectFrom('outbox')
        .select(['id', 'payload'])
        .where('done_at', 'is', null)
        .where('kind', '=', kind)
        .where(sql<boolean>`payload @> ${JSON.stringify(about)}::jsonb`)
        .$if(onlyUnattempted, (open) => open.where('attempts', '=', 0))
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('outbox')
    .set({ done_at: sql<string>`now()`, payload: '{}' })
    .from('open')
    .whereRef('outbox.id', '=', 'open.id')
    .returning('open.payload')
    .execute();
  return finished.map(({ payload }) => payload as Payload);
}

/** Ends the open tasks of a kind, which no process has begun to do, whose payload has one of the ids under `name`. */
export async function finishUnattemptedTasks(tx: Tx, kind: TaskKind, name: string, ids: readonly number[]) {
  await sql`
    update outbox set done_at = now(), payload = '{}'
    where done_at is null and attempts = 0 and kind = ${kind}
      and payload ->> ${name} in (select value from json_array_elements_text(${JSON.stringify(ids)}::json))`.execute(
    tx,
  );
}

/**
 * Claims tasks that are due, the longest waiting first. No other process gets them for the two minutes that an attempt
 * may take; after that, a task whose process has died is due again.
 */
export const claimTasks = async (db: Db, kinds: readonly TaskKind[], limit: number): Promise<Task[]> =>
  (await db.executeQuery(compileClaim({ kinds, limit }, () => selectDue(db, kinds, limit)))).rows;

const compileClaim = createCompileCache<Task>();

const selectDue = (db: Db, kinds: readonly TaskKind[], limit: number) =>
  db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('available_at', '<=', sql<string>`now()`)
        .where('kind', 'in', kinds)
        .where('held_for', 'is', null)
        .orderBy('available_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1`, available_at: sql<string>`now() + interval '2 minutes'` })
    .from('due')
    .whereRef('outbox.id', '=', 'due.id')
    .returning(['outbox.id', 'outbox.kind', 'outbox.payload', 'outbox.attempts', 'outbox.created_at'])
    .$narrowType<{ kind: TaskKind }>();

/** Ends a task that is done. Resolves to false where it had ended before. */
export const finishTask = async (db: Db, id: number): Promise<boolean> =>
  (await updateFinishedTask(db, { id })).changed > 0;

const updateFinishedTask = prepareStatement((db, { id }: { id: number }) =>
  db
    .updateTable('outbox')
    .set({ done_at: sql<string>`now()`, payload: '{}', last_error: null })
    .where('id', '=', id)
    .where('done_at', 'is', null),
);

/** Postpones a task after a failed attempt, unless another process has attempted it since. */
export const postponeTask = (db: Db, { id, attempts }: Task, { seconds, error }: { seconds: number; error: string }) =>
  db
    .updateTable('outbox')
    .set({ available_at: sql<string>`now() + make_interval(secs => ${seconds})`, last_error: error })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute();

/** Gives back a task that was claimed and not attempted. */
export const deferTask = (db: Db, { id, attempts }: Task, seconds: number) =>
  db
    .updateTable('outbox')
    .set({ available_at: sql<string>`now() + make_interval(secs => ${seconds})`, attempts: attempts - 1 })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute();

/** Holds a claimed task until the address of a user is confirmed, or it is too late. */
export const holdTask = (
  db: Db,
  { id, attempts }: Task,
  { user_id, giveUpAt }: { user_id: number; giveUpAt: number },
) =>
  db
    .updateTable('outbox')
    .set({ held_for: user_id, available_at: new Date(giveUpAt), attempts: attempts - 1 })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute();

/** Makes the tasks due that were held for a user. */
export const releaseHeldTasks = (tx: Tx, user_id: number): Promise<void> =>
  announceTasks(
    tx,
    (message) => sql`
    with released as (
      update outbox set held_for = null, available_at = now()
      where held_for = ${user_id} and done_at is null and available_at > now()
      returning id
    )
    select ${message} as message where exists (select from released)
  `,
  );

/** Deletes what was done or given up a while ago, and what was held for too long. */
export const deleteDoneTasks = (db: Db) =>
  db
    .deleteFrom('outbox')
    .where((eb) =>
      eb.or([
        eb.and([eb('gave_up_at', 'is', null), eb('done_at', '<', sql<string>`now() - interval '7 days'`)]),
        eb('gave_up_at', '<', sql<string>`now() - interval '30 days'`),
        eb.and([eb('held_for', 'is not', null), eb('available_at', '<', sql<string>`now()`)]),
      ]),
    )
    .execute();
