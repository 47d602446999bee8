import type { Db } from '../platform/db';
import { undecidedStatuses } from './queries';

/** Data for an email about a job that was deleted or taken down. */
export const findDeletedJobForEmail = (db: Db, id: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(['jobs.job_title', 'jobs.delete_reason', 'organizations.company_name'])
    .select('organizations.user_id as company_user_id')
    .where('jobs.id', '=', id)
    .where('jobs.deleted_at', 'is not', null)
    .executeTakeFirst();

/** Data for an email about a job that exists. */
export const findUndeletedJobForEmail = (db: Db, id: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(['jobs.job_title', 'organizations.user_id as company_user_id'])
    .where('jobs.id', '=', id)
    .where('jobs.deleted_at', 'is', null)
    .executeTakeFirst();

/** An application that the company has not decided yet. */
export const findUndecidedApplication = (db: Db, { job_id, user_id }: { job_id: number; user_id: number }) =>
  db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', job_id)
    .where('user_id', '=', user_id)
    .where('status', 'in', undecidedStatuses)
    .executeTakeFirst();
