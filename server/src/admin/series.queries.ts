import { sql } from 'kysely';
import type { Db } from '../platform/db';

/** One kind of what happened on one day; `hours` all together, of answers. */
export interface DayCount {
  day: string;
  kind: string;
  count: number;
  hours: number | null;
}

/** What marks a day that is counted. */
const countedMarker = 'counted';
const responseKinds = sql`('interview_offered', 'accepted', 'rejected')`;

/** The day that follows the last one that is counted; undefined where none is. */
export async function findFirstUncountedDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) + 1 as day from platform_days where kind = ${sql.lit(countedMarker)}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** When the first account was made. */
export const findFirstAccountDate = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('users')
      .select(({ fn }) => fn.min('created_at').as('at'))
      .executeTakeFirst()
  )?.at ?? null;

/** Counts days that are over, once and for all: `from` with, `to` without, as dates in `zone`. */
export const saveDayCounts = (db: Db, zone: string, from: string, to: string) =>
  sql`
    insert into platform_days (day, kind, count, hours)
    select * from (${selectDayCounts(zone, from, to)}) days
    union all
    select day::date, ${sql.lit(countedMarker)}, 0, null from generate_series(${from}::date, ${to}::date - 1, interval '1 day') day
    on conflict do nothing`.execute(db);

/** The same of days that are not over, or not counted yet. */
export async function computeDayCounts(db: Db, zone: string, from: string, to: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`${selectDayCounts(zone, from, to)}`.execute(db);
  return rows;
}

export const listSavedDayCounts = (db: Db, from: string): Promise<DayCount[]> =>
  db
    .selectFrom('platform_days')
    .select(['day', 'kind', 'count', 'hours'])
    .where('day', '>=', from)
    .where('kind', '!=', countedMarker)
    .execute();

function selectDayCounts(zone: string, from: string, to: string) {
  const begin = sql`(${from}::date)::timestamp at time zone ${zone}`;
  const end = sql`(${to}::date)::timestamp at time zone ${zone}`;
  const within = (column: string) => sql`${sql.ref(column)} >= ${begin} and ${sql.ref(column)} < ${end}`;
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`;
  return sql`
    select day, kind, count(*)::integer as count, sum(hours)::double precision as hours
    from (
      select ${dayOf('created_at')} as day, case role when 'student' then 'students' else 'organizations' end as kind, null::double precision as hours
      from users where ${within('created_at')} and role <> 'admin'
      union all
      select ${dayOf('created_at')}, 'jobs', null from jobs where ${within('created_at')}
      union all
      select ${dayOf('created_at')}, kind, null from application_events
      where ${within('created_at')} and kind in ('applied', 'viewed', 'interview_offered', 'accepted')
      union all
      select ${dayOf('answer.created_at')}, 'answers',
        extract(epoch from answer.created_at - applications.created_at)::double precision / 3600
      from application_events answer join applications on applications.id = answer.application_id
      where ${within('answer.created_at')} and answer.kind in ${responseKinds}
        and not exists (
          select from application_events earlier
          where earlier.application_id = answer.application_id and earlier.id < answer.id and earlier.kind in ${responseKinds}
        )
    ) happened
    group by day, kind`;
}
