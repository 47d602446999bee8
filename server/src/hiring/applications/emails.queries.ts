import { sql } from 'kysely';
import { type Db, prepareStatement, type Tx } from '../../platform/db';

/** What an email about an application may tell the student or the company, as of now. */
export const findApplicationForEmail = async (db: Db, id: number) =>
  (await selectApplicationForEmail(db, { id })).rows[0];

const selectApplicationForEmail = prepareStatement((db, { id }: { id: number }) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .leftJoin('interviews', 'interviews.application_id', 'applications.id')
    .select(['applications.id', 'applications.user_id', 'applications.status'])
    .select(['applications.rejection_reason as reason', 'applications.rejection_line as line'])
    .select(['jobs.job_title', 'students.full_name', 'interviews.id as interview_id'])
    .select(['organizations.company_name', 'organizations.verification_status'])
    .select('organizations.user_id as company_user_id')
    .where('applications.id', '=', id),
);

export type ApplicationForEmail = NonNullable<Awaited<ReturnType<typeof findApplicationForEmail>>>;

/** A job that is not deleted, of a verified company. */
export const findJobForEmail = (db: Db, id: number) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(['jobs.job_title', 'jobs.org_id', 'organizations.user_id as company_user_id'])
    .where('jobs.id', '=', id)
    .where('jobs.deleted_at', 'is', null)
    .where('organizations.verification_status', '=', 'verified')
    .executeTakeFirst();

/** Of these applications, those that nobody has opened or withdrawn, oldest first. */
export const listUnopenedApplications = (db: Db, ids: number[]) =>
  db
    .selectFrom('applications')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'students.full_name'])
    .where('applications.id', 'in', ids)
    .where('applications.status', '=', 'Applied')
    .orderBy('applications.id')
    .execute();

/** Whether there is another application for the job from the last `seconds`. */
export const hasRecentApplication = async (
  tx: Tx,
  application: { job_id: number; application_id: number },
  seconds: number,
): Promise<boolean> => (await selectRecentApplication(tx, { ...application, seconds })).rows.length > 0;

const selectRecentApplication = prepareStatement(
  (db, { job_id, application_id, seconds }: { job_id: number; application_id: number; seconds: number }) =>
    db
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', job_id)
      .where('id', '!=', application_id)
      .where('created_at', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
      .limit(1),
);
