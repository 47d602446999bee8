import { type JobContentName, jobContentNames, type Query } from '@foothold/shared/contract';
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
    // Of these the state is made.
    .select(['jobs.status', 'jobs.deadline', 'jobs.taken_down_at', 'jobs.delete_reason as reason']);

export type AdminJobRow = Awaited<ReturnType<typeof listAllJobRows>>[number];

/** The ids of all jobs that match a search, in its order. */
export const listAllJobIds = async (db: Db, search: AdminJobSearch): Promise<number[]> => {
  const order = sortOrders[search.sort ?? 'newest'];
  const rows = await db.selectFrom('jobs').select('id').where(whereMatches(search)).orderBy(order).execute();
  return rows.map(({ id }) => id);
};

export const listAllJobsById = (db: Db, ids: readonly number[]) => selectRows(db).where('jobs.id', 'in', ids).execute();

const sortOrders = {
  newest: sql`jobs.created_at desc, jobs.id desc`,
  oldest: sql`jobs.created_at, jobs.id`,
  title: sql`jobs.found_by, jobs.id`,
};

export const countAllJobs = async (db: Db, search: AdminJobSearch): Promise<number> =>
  (
    await db
      .selectFrom('jobs')
      .where(whereMatches(search))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

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

/** The states are those on screen. A job that was taken down is in no other state. */
function whereState(eb: Builder, state: NonNullable<AdminJobSearch['state']>, today: string) {
  if (state === 'Taken down') return eb('jobs.taken_down_at', 'is not', null);
  const isNotTakenDown = eb('jobs.taken_down_at', 'is', null);
  if (state === 'Active') return eb.and([isNotTakenDown, whereOpen(eb, today)]);
  if (state === 'Expired') return eb.and([isNotTakenDown, eb('jobs.deadline', '<', today)]);
  return eb.and([isNotTakenDown, eb('jobs.deadline', '>=', today), eb('jobs.status', '=', eb.lit(0))]);
}
