import { sql } from 'kysely';
import type { Db, Row, Tx } from '../platform/db';
import type { TaskKind } from './kinds';

/** The channel on which the database tells every process, at commit, that the outbox grew. */
export const outboxChannel = 'outbox';

/** Something to be done after the transaction that asked for it, by whichever process comes first. */
export type Task = Pick<Row<'outbox'>, 'id' | 'payload' | 'attempts' | 'created_at'> & { kind: TaskKind };

export interface NewTask {
  kind: TaskKind;
  /** What it is about, as JSON. Erased when the job is done: it may hold what only its recipient should know. */
  payload: object;
  /** Milliseconds in which doing it makes sense; past them it is given up. */
  expiresAfter: number;
  /** Milliseconds before which it is not done. */
  delay?: number | undefined;
}

/** Puts jobs into the outbox, however many in one statement. */
export async function enqueueTasks(db: Db, ...orders: NewTask[]): Promise<void> {
  if (orders.length === 0) return;
  await sql`
    with written as (
      insert into outbox (kind, payload, available_at)
      select kind, payload, now() + make_interval(secs => seconds)
      from json_to_recordset(${JSON.stringify(orders.map(toRow))}::json) as ordered(kind text, payload jsonb, seconds float8)
      returning id
    )
    select pg_notify(${outboxChannel}, '') where exists (select from written)
  `.execute(db);
}

const toRow = ({ kind, payload, expiresAfter, delay = 0 }: NewTask) => ({
  kind,
  payload: { ...payload, give_up_at: new Date(Date.now() + delay + expiresAfter).toISOString() },
  seconds: delay / 1000,
});

/**
 * Ends the jobs of a kind that are about this, and resolves to what they held: each is handed out once, whoever asks
 * at the same time. `untried` leaves alone what a process has begun with.
 */
export async function finishMatchingTasks<Held extends object>(
  tx: Tx,
  kind: TaskKind,
  about: Partial<Held>,
  { untried = false } = {},
): Promise<Held[]> {
  const ended = await tx
    .with('open', (query) =>
      query
        .selectFrom('outbox')
        .select(['id', 'payload'])
        .where('done_at', 'is', null)
        .where('kind', '=', kind)
        .where(sql<boolean>`payload @> ${JSON.stringify(about)}::jsonb`)
        .$if(untried, (open) => open.where('attempts', '=', 0))
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('outbox')
    .set({ done_at: sql<string>`now()`, payload: '{}' })
    .from('open')
    .whereRef('outbox.id', '=', 'open.id')
    .returning('open.payload')
    .execute();
  return ended.map(({ payload }) => payload as Held);
}

/**
 * Takes jobs that are due, the longest waiting first. Nobody else gets one for as long as a try may last; where its
 * process died, it is due again after that.
 */
export const claimTasks = (db: Db, kinds: readonly TaskKind[], most: number): Promise<Task[]> =>
  db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('available_at', '<=', sql<string>`now()`)
        .where('kind', 'in', kinds)
        .orderBy('available_at')
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1`, available_at: sql<string>`now() + interval '2 minutes'` })
    .from('due')
    .whereRef('outbox.id', '=', 'due.id')
    .returning(['outbox.id', 'outbox.kind', 'outbox.payload', 'outbox.attempts', 'outbox.created_at'])
    .$narrowType<{ kind: TaskKind }>()
    .execute();

/** Ends a job, well or with what was wrong at last. Resolves to false where it had ended before. */
export async function finishTask(db: Db, id: number, last_error: string | null = null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ done_at: sql<string>`now()`, payload: '{}', last_error })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a job off after a try that failed, unless somebody else has tried since. */
export const postponeTask = (db: Db, { id, attempts }: Task, { seconds, error }: { seconds: number; error: string }) =>
  db
    .updateTable('outbox')
    .set({ available_at: sql<string>`now() + make_interval(secs => ${seconds})`, last_error: error })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute();

export const deleteDoneTasks = (db: Db) =>
  db.deleteFrom('outbox').where('done_at', '<', sql<string>`now() - interval '7 days'`).execute();

/** Where somebody's mail goes, as long as they have an account. A former student's is no address. */
export const findEmailAddress = async (db: Db, user_id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .leftJoin('students', 'students.user_id', 'users.id')
      .select('users.email')
      .where('users.id', '=', user_id)
      .where('students.deleted_at', 'is', null)
      .executeTakeFirst()
  )?.email;
