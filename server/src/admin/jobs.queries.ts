import {
  type ApplicationStatus,
  applicationStatuses,
  type JobContentName,
  jobContentNames,
  type Query,
} from '@foothold/shared/contract';
import { type AdminJob, adminJob, type listAllJobs } from '@foothold/shared/contract/admin';
import { type ExpressionBuilder, sql } from 'kysely';
import { whereOpen, whereVisibleToOwner } from '../jobs/jobStatus.queries';
import type { Database, Db } from '../platform/db';
import type { PageRange } from './pagination';

export interface AdminJobSearch extends Omit<Query<typeof listAllJobs>, 'q' | 'page' | 'limit'> {
  patterns: string[];
  /** Today's date in the platform's time zone. */
  today: string;
}

type Builder = ExpressionBuilder<Database, 'jobs'>;

/** A page of the jobs of all organizations, newest first unless the search says otherwise. */
export function listAllJobRows(db: Db, search: AdminJobSearch, { limit, offset }: PageRange) {
  const order = sortOrders[search.sort ?? 'newest'];
  return selectRows(db)
    .where('jobs.id', 'in', (eb) =>
      // An index finds the ids of the page; only the rows of these are read.
      eb.selectFrom('jobs').select('id').where(whereMatches(search)).orderBy(order).limit(limit).offset(offset),
    )
    .orderBy(order)
    .execute();
}

const contentColumns = jobContentNames
  .filter((name): name is JobContentName & keyof AdminJob => name in adminJob.shape)
  .map((name) => `jobs.${name}` as const);

const selectRows = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(contentColumns)
    .select(['jobs.id', 'jobs.org_id', 'organizations.company_name', 'jobs.created_at'])
    .select((eb) =>
      eb
        .selectFrom('applications')
        .whereRef('applications.job_id', '=', 'jobs.id')
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('applications'),
    )
    // Of these, and of the deadline, the state is made.
    .select(['jobs.status', 'jobs.taken_down_at', 'jobs.held_at', 'jobs.delete_reason as reason']);

export type AdminJobRow = Awaited<ReturnType<typeof listAllJobRows>>[number];

/** The ids of all jobs that match a search, in its order. */
export const listAllJobIds = async (db: Db, search: AdminJobSearch): Promise<number[]> => {
  const order = sortOrders[search.sort ?? 'newest'];
  const rows = await db.selectFrom('jobs').select('id').where(whereMatches(search)).orderBy(order).execute();
  return rows.map(({ id }) => id);
};

/** For the export, which has more columns than the list. */
export const listAllJobsById = (db: Db, ids: readonly number[]) =>
  selectRows(db)
    .select(['jobs.kind', 'jobs.start_date', 'jobs.openings'])
    .select([selectSkillNames(true).as('required_skills'), selectSkillNames(false).as('preferred_skills')])
    .where('jobs.id', 'in', ids)
    .execute();

/** With commas between them; null where there are none. */
const selectSkillNames = (is_required: boolean) => sql<string | null>`(
  select string_agg(skills.name, ', ' order by job_skills.position)
  from job_skills join skills on skills.id = job_skills.skill_id
  where job_skills.job_id = jobs.id and job_skills.is_required = ${is_required}
)`;

const sortOrders = {
  newest: sql`jobs.created_at desc, jobs.id desc`,
  oldest: sql`jobs.created_at, jobs.id`,
  title: sql`jobs.found_by, jobs.id`,
  title_desc: sql`jobs.found_by desc, jobs.id desc`,
  deadline: sql`jobs.deadline, jobs.id`,
  deadline_desc: sql`jobs.deadline desc, jobs.id desc`,
};

export const countAllJobs = async (db: Db, search: AdminJobSearch): Promise<number> =>
  (
    await db
      .selectFrom('jobs')
      .where(whereMatches(search))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

/** The verification of a job's organization, which says whether the job is public. */
export const findJobOrganization = (db: Db, org_id: number) =>
  db
    .selectFrom('organizations')
    .select(['verified', 'verification_status', 'suspended_at'])
    .where('id', '=', org_id)
    .executeTakeFirstOrThrow();

/** How many applications of a job have each status. */
export async function countApplicationsByStatus(db: Db, job_id: number): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .selectFrom('applications')
    .select(['status', db.fn.countAll<number>().as('count')])
    .where('job_id', '=', job_id)
    .groupBy('status')
    .execute();
  const none = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as Record<
    ApplicationStatus,
    number
  >;
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

const whereMatches =
  ({ patterns, state, field, env_mode, today }: AdminJobSearch) =>
  (eb: Builder) =>
    eb.and([
      whereVisibleToOwner(eb),
      ...(state ? [whereState(eb, state, today)] : []),
      ...(field ? [eb('jobs.field', '=', field)] : []),
      ...(env_mode ? [eb('jobs.env_mode', '=', env_mode)] : []),
      ...patterns.map((pattern) => eb('jobs.found_by', 'like', pattern)),
    ]);

/** The states are those on screen. A job that was taken down, or waits for its release, is in no other state. */
function whereState(eb: Builder, state: NonNullable<AdminJobSearch['state']>, today: string) {
  if (state === 'Taken down') return eb('jobs.taken_down_at', 'is not', null);
  if (state === 'Waiting') return eb.and([eb('jobs.held_at', 'is not', null), eb('jobs.deleted_at', 'is', null)]);
  const isNotTakenDown = eb.and([eb('jobs.taken_down_at', 'is', null), eb('jobs.held_at', 'is', null)]);
  if (state === 'Active') return eb.and([isNotTakenDown, whereOpen(eb, today)]);
  if (state === 'Expired') return eb.and([isNotTakenDown, eb('jobs.deadline', '<', today)]);
  return eb.and([isNotTakenDown, eb('jobs.deadline', '>=', today), eb('jobs.status', '=', eb.lit(0))]);
}
