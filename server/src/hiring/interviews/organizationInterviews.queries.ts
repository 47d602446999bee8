import type { InterviewCategory } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, inlineLimit, type Row } from '../../platform/db';
import { interviewColumns } from './toInterview';

const columns = interviewColumns.map((name) => `interviews.${name}` as const);

const hour = 3_600_000;

/**
 * The specification's rule, in each interview's own time zone: Completed when its day is over or it was marked; Active
 * within two hours of its start on the same day; else Pending. No two zones are 48 hours apart, so the zone, which is
 * expensive to compute, matters only for starts within 48 hours.
 */
const categoryAt = (now: Date) => sql<InterviewCategory>`case
  when interviews.completed_at is not null or interviews.starts_at <= ${toSqlInstant(now, -48)} then 'Completed'
  when interviews.starts_at >= ${toSqlInstant(now, 48)} then 'Pending'
  when ${toLocalDay(sql`interviews.starts_at`)} < ${toLocalDay(toSqlInstant(now))} then 'Completed'
  when ${toLocalDay(sql`interviews.starts_at`)} = ${toLocalDay(toSqlInstant(now))}
    and interviews.starts_at between ${toSqlInstant(now, -2)} and ${toSqlInstant(now, 2)} then 'Active'
  else 'Pending' end`;

const toSqlInstant = (now: Date, hours = 0) =>
  sql`${new Date(now.getTime() + hours * hour).toISOString()}::timestamptz`;
const toLocalDay = (instant: ReturnType<typeof toSqlInstant>) =>
  sql`(${instant} at time zone interviews.time_zone)::date`;

interface PageQuery {
  org_id: number;
  category?: InterviewCategory | undefined;
  /** The last interview of the previous page. */
  after?: { starts_at: string; id: number };
  limit: number;
  now: Date;
}

interface Group {
  category: InterviewCategory;
  count: number;
  near: string | null;
  past: string | null;
  midnight: string;
}

type ListedRow = Pick<Row<'interviews'>, (typeof interviewColumns)[number]> &
  Pick<Row<'applications'>, 'status'> &
  Pick<Row<'jobs'>, 'job_title'> &
  Pick<Row<'students'>, 'full_name' | 'university'> &
  Pick<Row<'users'>, 'email'>;

/**
 * One page of a company's interviews of undecided applications; how many there are of each category and zone, with the
 * next moments when one becomes active (`near`) or is over (`past`) and when the zone's day ends; and the company's time
 * zone. The category of each is computed once for all of these. Undefined where there is no such company.
 */
export async function listUndecided(db: Db, { org_id, category, after, limit, now }: PageQuery) {
  // Upcoming interviews are sorted soonest first, others latest first.
  const isSoonestFirst = category === 'Pending' || category === 'Active';
  const order = isSoonestFirst ? sql`starts_at, id` : sql`starts_at desc, id desc`;
  const categoryFilter = category ? sql`category = ${category}` : sql`true`;
  const position = sql`(${after?.starts_at}::timestamptz, ${after?.id}::integer)`;
  const afterFilter = after ? sql`(starts_at, id) ${isSoonestFirst ? sql`>` : sql`<`} ${position}` : sql`true`;
  // applications.org_id is redundant, but lets the planner read the index by status for this company alone.
  const { rows } = await sql<{ company_zone: string; groups: Group[] | null } & (ListedRow | { id: null })>`
    with undecided as materialized (
      select interviews.id, starts_at, time_zone, ${categoryAt(now)} as category
      from interviews join applications on applications.id = interviews.application_id
      where interviews.org_id = ${org_id} and applications.org_id = ${org_id} and applications.status = 'Interview'
    ), page as (
      select id from undecided where ${categoryFilter} and ${afterFilter} order by ${order} limit ${inlineLimit(limit)}
    ), listed as (
      select ${sql.join(columns.map((name) => sql.ref(name)))},
        applications.status, jobs.job_title, students.full_name, students.university, users.email
      from page
      join interviews on interviews.id = page.id
      join applications on applications.id = interviews.application_id
      join jobs on jobs.id = interviews.job_id
      join students on students.user_id = interviews.user_id
      join users on users.id = interviews.user_id
    ), counted as (
      select category, count(*),
        min(starts_at) filter (where starts_at > ${toSqlInstant(now, 2)}) - interval '2 hours' as near,
        min(starts_at) filter (where starts_at > ${toSqlInstant(now, -2)}) + interval '2 hours' as past,
        ((${toSqlInstant(now)} at time zone time_zone)::date + 1)::timestamp at time zone time_zone as midnight
      from undecided group by category, time_zone
    )
    select organizations.time_zone as company_zone, (select json_agg(counted) from counted) as groups, listed.*
    from organizations left join listed on true
    where organizations.id = ${org_id} order by ${order}
  `.execute(db);
  const [company] = rows;
  return (
    company && {
      company_zone: company.company_zone,
      groups: (company.groups ?? []).map(normalizeInstants),
      rows: rows.filter((row): row is typeof row & ListedRow => row.id !== null),
    }
  );
}

/** Instants within JSON are not converted by the driver. */
const normalizeInstants = ({ near, past, midnight, ...group }: Group): Group => ({
  ...group,
  near: near && new Date(near).toISOString(),
  past: past && new Date(past).toISOString(),
  midnight: new Date(midnight).toISOString(),
});
