import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '../db';

const untilEnded = sql<boolean>`ended_at is null`;

export const insertRollout = (
  tx: Tx,
  { due_in_seconds, ...values }: Omit<NewRow<'rollouts'>, 'due_at'> & { due_in_seconds: number },
) =>
  tx
    .insertInto('rollouts')
    .values({ ...values, due_at: sql<string>`now() + make_interval(secs => ${due_in_seconds})` })
    .execute();

/** The rollout of an app that is under way. */
export const findOpenRollout = (db: Db, app: string): Promise<Row<'rollouts'> | undefined> =>
  db.selectFrom('rollouts').selectAll().where('app', '=', app).where(untilEnded).executeTakeFirst();

/** Those of all apps, or the one with an id. */
export const listOpenRollouts = (db: Db, id?: number): Promise<Row<'rollouts'>[]> =>
  db
    .selectFrom('rollouts')
    .selectAll()
    .where(untilEnded)
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('id')
    .execute();

/** Changes a rollout, unless it has ended. */
export const updateRollout = (
  tx: Tx,
  id: number,
  values: Partial<Pick<Row<'rollouts'>, 'state' | 'step' | 'waiting' | 'revision'>> & { due_at?: Date },
) => tx.updateTable('rollouts').set(values).where('id', '=', id).where(untilEnded).execute();

/** Ends a rollout, unless it has ended. */
export const endRollout = (tx: Tx, id: number, values: Pick<Row<'rollouts'>, 'state' | 'reason'>) =>
  tx
    .updateTable('rollouts')
    .set({ ...values, waiting: null, ended_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(untilEnded)
    .execute();

/** The last rollout of each app, with who started it: one that is under way, or that ended in the last week. */
export const listLastRollouts = (db: Db) =>
  db
    .selectFrom('rollouts')
    .leftJoin('users', 'users.id', 'rollouts.started_by')
    .selectAll('rollouts')
    .select('users.email')
    .distinctOn('app')
    .where(sql<boolean>`ended_at is null or ended_at > now() - interval '7 days'`)
    .orderBy('app')
    .orderBy('rollouts.id', 'desc')
    .execute();

/** Forgets who got what a week after the end of a rollout, and the rollout after three months. */
export async function deleteOldRollouts(db: Db): Promise<void> {
  for (const table of ['rollout_visits', 'rollout_events', 'rollout_errors'] as const)
    await db
      .deleteFrom(table)
      .where(sql<boolean>`rollout_id in (select id from rollouts where ended_at < now() - interval '7 days')`)
      .execute();
  await db.deleteFrom('rollouts').where('ended_at', '<', sql<string>`now() - interval '90 days'`).execute();
}
