import type { Db } from '../db';

/** What a letter about an interview, or a calendar, may tell either side, as it stands now. */
export const findForLetter = (db: Db, id: number) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'interviews.job_id')
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('organizations', 'organizations.id', 'interviews.org_id')
    .select(['interviews.application_id', 'interviews.org_id', 'interviews.revision', 'interviews.created_at'])
    .select(['interviews.user_id', 'interviews.time_zone', 'interviews.starts_at', 'interviews.meet_link'])
    .select(['interviews.alt_1_starts_at', 'interviews.alt_2_starts_at', 'interviews.updated_at'])
    .select(['interviews.confirmed_at', 'interviews.completed_at', 'applications.status'])
    .select(['jobs.job_title', 'students.full_name'])
    .select(['organizations.company_name', 'organizations.verification_status'])
    .select('organizations.user_id as company_user_id')
    .where('interviews.id', '=', id)
    .executeTakeFirst();

export type LetterFacts = NonNullable<Awaited<ReturnType<typeof findForLetter>>>;
