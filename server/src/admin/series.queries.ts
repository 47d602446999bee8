import { sql } from 'kysely';
import type { Db } from '../platform/db';

/** The number of events of one kind on one day; for answers, `hours` is the sum of the times until them. */
export interface DayCount {
  day: string;
  kind: string;
  count: number;
  hours: number | null;
}

/** The kind of the row that marks a day as counted. */
const countedMarker = 'counted';
const responseKinds = sql`('interview_offered', 'accepted', 'rejected')`;

/** The day after the last counted one; undefined when no day has been counted. */
export async function findFirstUncountedDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day) + 1 as day from platform_days where kind = ${sql.lit(countedMarker)}`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** When the first account was created. */
export const findFirstAccountDate = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('users')
      .select(({ fn }) => fn.min('created_at').as('at'))
      .executeTakeFirst()
  )?.at ?? null;

/** Counts and stores the days `from <= day < to`, which must be over. The dates are in `zone`. */
export const saveDayCounts = (db: Db, zone: string, from: string, to: string) =>
  sql`
    insert into platform_days (day, kind, count, hours)
    select * from (${selectDayCounts(zone, from, to)}) days
    union all
    select day::date, ${sql.lit(countedMarker)}, 0, null from generate_series(${from}::date, ${to}::date - 1, interval '1 day') day
    on conflict do nothing`.execute(db);

/** Counts days without storing them: those that are not over or not counted yet. */
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
