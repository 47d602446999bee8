import { sql } from 'kysely';
import type { Db } from '../../platform/db';

export const listOrganizationIds = async (db: Db, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** How many days before today count. */
const days = sql.lit(90);

/**
 * Writes the records of these companies as of today, where they are older. An application is settled on the day of its
 * reply, or on the last day of its promise if there was none by then; one that its student withdrew by that day is not
 * counted. What happened today is left for tomorrow, so that a day has one record whenever it is computed.
 */
export const writeRecords = (db: Db, ids: readonly number[], { today, zone }: { today: string; zone: string }) =>
  sql`
  insert into reply_records (org_id, as_of, counted, in_time, median_days)
  select company.id, ${today}::date, found.counted, found.in_time, found.median_days
  from unnest(${ids}::integer[]) as company (id)
  left join reply_records as kept on kept.org_id = company.id
  cross join lateral (
    select count(*)::integer as counted,
      (count(*) filter (where replied_on <= reply_due_on))::integer as in_time,
      ceil(percentile_cont(0.5) within group (order by replied_on - applied_on))::smallint as median_days
    from applications
    cross join lateral (
      select (applications.created_at at time zone ${zone}::text)::date as applied_on,
        case when (applications.replied_at at time zone ${zone}::text)::date < ${today}::date
          then (applications.replied_at at time zone ${zone}::text)::date end as replied_on
    ) as told
    where applications.org_id = company.id
      and applications.reply_due_on >= ${today}::date - ${days}
      and least(replied_on, applications.reply_due_on) between ${today}::date - ${days} and ${today}::date - 1
      and not (applications.status = 'Withdrawn' and replied_on is null and exists (
        select from application_events
        where application_id = applications.id and kind = 'withdrawn'
          and (application_events.created_at at time zone ${zone}::text)::date <= applications.reply_due_on
      ))
  ) as found
  where (kept.org_id is null and found.counted > 0) or kept.as_of < ${today}::date
  on conflict (org_id) do update
    set as_of = excluded.as_of, counted = excluded.counted, in_time = excluded.in_time, median_days = excluded.median_days
    where reply_records.as_of < excluded.as_of`.execute(db);
