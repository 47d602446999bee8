import type { OfferedDate } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

const maxRows = 1000;

/** The times of a company's unfinished interviews: of each its date, and until it is settled the alternatives. Declined ones are free. */
const selectTimes = (db: Db, { org_id, other_than }: { org_id: number; other_than: number }) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin(
      sql<{ starts_at: string; is_alternative: boolean }>`lateral (values
        (interviews.starts_at, false), (interviews.alt_1_starts_at, true), (interviews.alt_2_starts_at, true))`.as<'times'>(
        sql`times (starts_at, is_alternative)`,
      ),
      (join) => join.on(sql<boolean>`not times.is_alternative or interviews.confirmed_at is null`),
    )
    .where('interviews.org_id', '=', org_id)
    .where('applications.org_id', '=', org_id)
    .where('interviews.application_id', '!=', other_than)
    .where('interviews.completed_at', 'is', null)
    .where('interviews.declined_at', 'is', null)
    .where('applications.status', '=', 'Interview')
    .orderBy('times.starts_at');

/** The times of a company's other unfinished interviews since an hour ago, in the company's time zone. */
export const listTakenTimes = (db: Db, filters: { org_id: number; other_than: number }) =>
  selectTimes(db, filters)
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('organizations', 'organizations.id', 'interviews.org_id')
    .select(['students.full_name', 'times.is_alternative'])
    .select(sql<string>`to_char(times.starts_at at time zone organizations.time_zone, 'YYYY-MM-DD HH24:MI')`.as('date'))
    .where('times.starts_at', '>', sql<string>`now() - interval '1 hour'`)
    .limit(maxRows)
    .execute();

/** The times of a company's other unfinished interviews between two instants. */
export const listTimesBetween = (
  db: Db,
  { from, to, ...filters }: { org_id: number; other_than: number; from: Date; to: Date },
) =>
  selectTimes(db, filters)
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .select(['times.starts_at', 'times.is_alternative', 'students.full_name'])
    .where('times.starts_at', '>', from.toISOString())
    .where('times.starts_at', '<', to.toISOString())
    .execute();

/**
 * The alternatives of an interview whose time another unfinished interview of the company has by now, unless the company
 * knew when it offered them. Empty once the date is settled.
 */
export const takenDates = sql<OfferedDate[]>`(
  select coalesce(json_agg(alternatives.name), '[]')
  from (values ('alt_date_1', interviews.alt_1_starts_at), ('alt_date_2', interviews.alt_2_starts_at))
    as alternatives (name, starts_at)
  where interviews.confirmed_at is null and alternatives.name <> all (interviews.agreed_overlaps) and exists (
    select from interviews other join applications decided_by on decided_by.id = other.application_id
    where other.org_id = interviews.org_id and other.id <> interviews.id
      and other.completed_at is null and other.declined_at is null and decided_by.status = 'Interview'
      and other.starts_at > alternatives.starts_at - interval '1 hour'
      and other.starts_at < alternatives.starts_at + interval '1 hour'
  ))`;

export const findTakenDates = async (tx: Tx, id: number): Promise<OfferedDate[]> => {
  const row = await tx
    .selectFrom('interviews')
    .select(takenDates.as('taken_dates'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.taken_dates;
};
