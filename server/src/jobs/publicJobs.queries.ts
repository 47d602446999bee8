import { sql } from 'kysely';
import type { Db } from '../platform/db';
import { whereOpen } from './jobStatus.queries';

/** A range of public jobs by id: greater than `after`, up to and including `upToId`. */
export interface JobIdRange {
  /** Today in the platform's zone. */
  today: string;
  after?: number;
  upTo?: number;
}

const selectPublic = (db: Db, { today, after = 0, upTo }: JobIdRange) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .where((eb) => whereOpen(eb, today))
    .where('organizations.verification_status', '=', 'verified')
    .where('jobs.id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('jobs.id', '<=', upTo as number));

/** Number of jobs, highest id, and values that change whenever one of the jobs changes. */
export const summarizePublicJobs = (db: Db, range: JobIdRange) =>
  selectPublic(db, range)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('jobs.id'), sql.lit(0)).as('highest'),
      eb.fn.max('jobs.updated_at').as('changed'),
      eb.fn.coalesce(eb.fn.sum<number>('jobs.id'), sql.lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow();

/** The next public jobs by id, with the columns that their URLs need. */
export const listPublicJobs = (db: Db, range: JobIdRange, limit: number) =>
  selectPublic(db, range)
    .select(['jobs.id', 'jobs.job_title', 'jobs.updated_at'])
    .orderBy('jobs.id')
    .limit(limit)
    .execute();

/** The newest public jobs, with the columns of the feed. */
export const listNewestJobs = (db: Db, today: string, limit: number) =>
  selectPublic(db, { today })
    .select(['jobs.id', 'jobs.job_title', 'jobs.field', 'jobs.env_mode', 'jobs.location'])
    .select(['jobs.created_at', 'jobs.updated_at', 'organizations.company_name'])
    .select((eb) => eb.fn<string>('left', ['jobs.job_description', eb.lit(600)]).as('job_description'))
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute();
