import type { RolloutMeasure } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import type { Db, NewRow, Row } from '../db';

type Visit = Row<'rollout_visits'>;

/** Records that a visitor got one of the two releases. Resolves to whether another page of theirs had got it before. */
export async function addVisit(db: Db, visit: Visit): Promise<boolean> {
  const { rollout_id, visitor, has_release, first_page } = visit;
  await db
    .insertInto('rollout_visits')
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const earlier = await db
    .selectFrom('rollout_visits')
    .select('step')
    .where('rollout_id', '=', rollout_id)
    .where('visitor', '=', visitor)
    .where('has_release', '=', has_release)
    .where('first_page', '<>', first_page)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Records what happened to a visitor, where it had not happened before. */
export const addEvents = (db: Db, events: readonly Row<'rollout_events'>[]) =>
  db
    .insertInto('rollout_events')
    .values([...events])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Records which error a visitor met, where they had not met it before. */
export const addError = (db: Db, error: NewRow<'rollout_errors'>) =>
  db
    .insertInto('rollout_errors')
    .values(error)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Where visitors first met an error of a kind that no release but the new one had before the rollout began. */
const newErrors = (db: Db, rollout_ids: readonly number[]) =>
  db
    .selectFrom('rollout_errors as error')
    .innerJoin('rollouts as rollout', 'rollout.id', 'error.rollout_id')
    .innerJoin('error_traces as trace', 'trace.id', 'error.trace_id')
    .select(['error.rollout_id', 'error.visitor', 'error.is_watch', 'error.step', 'error.has_release'])
    .distinctOn(['error.rollout_id', 'error.visitor', 'error.is_watch'])
    .where('error.rollout_id', 'in', rollout_ids)
    .where('trace.kind_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('error_traces as earlier')
            .select('earlier.id')
            .whereRef('earlier.kind_id', '=', 'trace.kind_id')
            .whereRef('earlier.release', '<>', 'rollout.release')
            .whereRef('earlier.created_at', '<', 'rollout.started_at'),
        ),
      ),
    )
    .orderBy('error.rollout_id')
    .orderBy('error.visitor')
    .orderBy('error.is_watch')
    .orderBy('error.met_at');

export interface VisitCount {
  rollout_id: number;
  step: number;
  has_release: boolean;
  count: number;
}

/** The visitors of each step, by what they got. */
export const countVisits = async (db: Db, rollout_id: number): Promise<VisitCount[]> =>
  db
    .selectFrom('rollout_visits')
    .select(['rollout_id', 'step', 'has_release', (eb) => eb.fn.countAll<number>().as('count')])
    .where('rollout_id', '=', rollout_id)
    .groupBy(['rollout_id', 'step', 'has_release'])
    .execute();

export interface EventCount extends VisitCount {
  measure: RolloutMeasure;
  is_watch: boolean;
}

/** To how many visitors of each step something happened for the first time. */
export const countEvents = (db: Db, rollout_id: number): Promise<EventCount[]> =>
  db
    .selectFrom('rollout_events')
    .select(['rollout_id', sql<RolloutMeasure>`measure`.as('measure'), 'is_watch', 'step', 'has_release'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('rollout_id', '=', rollout_id)
    .groupBy(['rollout_id', 'measure', 'is_watch', 'step', 'has_release'])
    .unionAll(
      db
        .selectFrom(newErrors(db, [rollout_id]).as('new_error'))
        .select(['rollout_id', sql<RolloutMeasure>`'new_error'`.as('measure'), 'is_watch', 'step', 'has_release'])
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .groupBy(['rollout_id', 'is_watch', 'step', 'has_release']),
    )
    .execute();

export interface VisitorTotal {
  rollout_id: number;
  /** Null for all visitors. */
  measure: RolloutMeasure | null;
  has_release: boolean;
  visitors: number;
}

/** The visitors of rollouts as a whole, and those to whom something happened. */
export async function listVisitorTotals(db: Db, ids: readonly number[]): Promise<VisitorTotal[]> {
  if (ids.length === 0) return [];
  const visits = db
    .selectFrom('rollout_visits')
    .select(['rollout_id', sql<RolloutMeasure | null>`null::text`.as('measure'), 'has_release'])
    .select(sql<number>`count(distinct visitor)::integer`.as('visitors'))
    .where('rollout_id', 'in', ids)
    .groupBy(['rollout_id', 'has_release']);
  const events = db
    .selectFrom('rollout_events')
    .select(['rollout_id', sql<RolloutMeasure | null>`measure`.as('measure'), 'has_release'])
    .select(sql<number>`count(distinct visitor)::integer`.as('visitors'))
    .where('rollout_id', 'in', ids)
    .groupBy(['rollout_id', 'measure', 'has_release']);
  const errors = db
    .selectFrom(newErrors(db, ids).as('new_error'))
    .select(['rollout_id', sql<RolloutMeasure | null>`'new_error'`.as('measure'), 'has_release'])
    .select(sql<number>`count(distinct visitor)::integer`.as('visitors'))
    .groupBy(['rollout_id', 'has_release']);
  return visits.unionAll(events).unionAll(errors).execute();
}
