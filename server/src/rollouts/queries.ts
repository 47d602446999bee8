import { sql } from 'kysely';
import type { Db, Row, Tx } from '../platform/db';

// An arbitrary number that every process of this product uses.
const rolloutLock = 461_830_276;

/** Makes this process the one that moves rollouts until the transaction ends. Resolves to false where another one does. */
export async function lockRollouts(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(rolloutLock)}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

/** Whether a rollout is under way, or has ended and nobody was told. */
export const hasWork = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('rollouts').select('id').where('told_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;

/** The time of the database, which all processes share, whatever the clocks of their machines say. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select now() as now`.execute(db);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** The rollouts that have ended of which nobody was told. */
export const listUntold = (tx: Tx): Promise<Row<'rollouts'>[]> =>
  tx
    .selectFrom('rollouts')
    .selectAll()
    .where('told_at', 'is', null)
    .where('ended_at', 'is not', null)
    .orderBy('id')
    .execute();

export const markTold = (tx: Tx, id: number) =>
  tx.updateTable('rollouts').set({ told_at: sql<string>`now()` }).where('id', '=', id).execute();

/** Who began a rollout, as the history names them. */
export const findStarter = async (db: Db, user_id: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst())?.email;
