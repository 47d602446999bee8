import type { ApplicationStatus, JobStatus } from '@foothold/shared/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '../platform/db';
import type { Viewer } from '../platform/http';
import { whereDisplayStatus, whereVisibleToOwner } from './jobStatus.queries';
import { ownerColumns, selectCards } from './queries';

interface OwnerFilter {
  /** Undefined for all companies. */
  org_id: number | undefined;
  today: string;
  /** Words of the title; case and accents are ignored. */
  q?: string | undefined;
}

interface Page {
  status?: JobStatus | undefined;
  after?: { at: string; id: number } | undefined;
  limit: number;
  offset: number;
}

/** Jobs of one company, or of all, newest first. */
export const listOwnedJobs = (
  db: Db,
  viewer: Viewer,
  { org_id, today, q, status, after, limit, offset }: OwnerFilter & Page,
) =>
  selectCards(db, viewer)
    .select(ownerColumns)
    .where(whereVisibleToOwner)
    .$if(org_id !== undefined, (query) => query.where('jobs.org_id', '=', org_id as number))
    .$if(Boolean(q), (query) => query.where(whereTitleContains(q as string)))
    .$if(status !== undefined, (query) => query.where((eb) => whereDisplayStatus(eb, status as JobStatus, today)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(jobs.created_at, jobs.id) < (${after?.at}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Number of jobs by display status: all (`counts`) and those that match `q` (`found`). */
export async function countOwnedJobs(db: Db, { org_id, today, q }: OwnerFilter) {
  const rows = await db
    .selectFrom('jobs')
    .where(whereVisibleToOwner)
    .$if(org_id !== undefined, (query) => query.where('org_id', '=', org_id as number))
    .select(q ? whereTitleContains(q).as('found') : sql<boolean>`true`.as('found'))
    .select((eb) => [
      selectStatusCount(eb, 'Active', today).as('Active'),
      selectStatusCount(eb, 'Closed', today).as('Closed'),
      selectStatusCount(eb, 'Expired', today).as('Expired'),
    ])
    .groupBy('found')
    .execute();
  const sum = (summed: typeof rows) => ({
    Active: sumStatus(summed, 'Active'),
    Closed: sumStatus(summed, 'Closed'),
    Expired: sumStatus(summed, 'Expired'),
  });
  return { counts: sum(rows), found: sum(rows.filter(({ found }) => found)) };
}

const selectStatusCount = (eb: ExpressionBuilder<Database, 'jobs'>, status: JobStatus, today: string) =>
  eb.fn.countAll<number>().filterWhere(whereDisplayStatus(eb, status, today));

const sumStatus = (rows: readonly Record<JobStatus, number>[], status: JobStatus) =>
  rows.reduce((sum, row) => sum + row[status], 0);

const maxWords = 10;

/** The title contains each word. */
const whereTitleContains = (q: string) => {
  const words = q.split(/\s+/).slice(0, maxWords);
  const conditions = words.map((word) => sql<boolean>`strpos(folded(jobs.job_title), folded(${word}::text)) > 0`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

/** Revision of a job with its saves and its applications by status. */
export const findJobStatistics = (db: Db, job_id: number) =>
  db
    .selectFrom('jobs')
    .select('revision')
    .select((eb) => [
      eb
        .selectFrom('saved_jobs')
        .whereRef('saved_jobs.job_id', '=', 'jobs.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('saves'),
      eb
        .selectFrom(
          eb
            .selectFrom('applications')
            .select(['status', (inner) => inner.fn.countAll<number>().as('count')])
            .whereRef('applications.job_id', '=', 'jobs.id')
            .groupBy('status')
            .as('tally'),
        )
        .select(sql<Partial<Record<ApplicationStatus, number>> | null>`json_object_agg(status, count)`.as('tallies'))
        .as('applications'),
    ])
    .where('id', '=', job_id)
    .executeTakeFirst();
