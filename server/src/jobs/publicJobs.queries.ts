import { sql } from 'kysely';
import type { Db } from '../platform/db';
import { whereOpen } from './jobStatus.queries';

/** Some of the jobs that anybody may see, by id: behind `after`, up to and with `upTo`. */
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

/** How many there are, the highest id, and what changes whenever one of them does. */
export const summarizePublicJobs = (db: Db, stretch: JobIdRange) =>
  selectPublic(db, stretch)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.max('jobs.id'), sql.lit(0)).as('highest'),
      eb.fn.max('jobs.updated_at').as('changed'),
      eb.fn.coalesce(eb.fn.sum<number>('jobs.id'), sql.lit(0)).as('sum'),
    ])
    .executeTakeFirstOrThrow();

/** The next of them by id: as much as their address needs. */
export const listPublicJobs = (db: Db, stretch: JobIdRange, limit: number) =>
  selectPublic(db, stretch)
    .select(['jobs.id', 'jobs.job_title', 'jobs.updated_at'])
    .orderBy('jobs.id')
    .limit(limit)
    .execute();

/** The newest of them, as a feed tells them. */
export const listNewestJobs = (db: Db, today: string, limit: number) =>
  selectPublic(db, { today })
    .select(['jobs.id', 'jobs.job_title', 'jobs.field', 'jobs.env_mode', 'jobs.location'])
    .select(['jobs.created_at', 'jobs.updated_at', 'organizations.company_name'])
    .select((eb) => eb.fn<string>('left', ['jobs.job_description', eb.lit(600)]).as('job_description'))
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute();
