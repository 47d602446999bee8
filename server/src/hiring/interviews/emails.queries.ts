import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

const selectInterviews = (db: Db) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'interviews.job_id')
    .innerJoin('students', 'students.user_id', 'interviews.user_id')
    .innerJoin('organizations', 'organizations.id', 'interviews.org_id')
    .select(['interviews.id', 'interviews.application_id', 'interviews.org_id', 'interviews.revision'])
    .select(['interviews.user_id', 'interviews.time_zone', 'interviews.starts_at', 'interviews.meet_link'])
    .select(['interviews.alt_1_starts_at', 'interviews.alt_2_starts_at', 'interviews.updated_at'])
    .select(['interviews.place', 'interviews.phone_number', 'interviews.created_at', 'interviews.chosen'])
    .select([
      'interviews.confirmed_at',
      'interviews.completed_at',
      'interviews.declined_at',
      'interviews.decline_note',
      'applications.status',
    ])
    .select(['jobs.job_title', 'students.full_name'])
    .select(['organizations.company_name', 'organizations.verification_status'])
    .select('organizations.user_id as company_user_id');

/** What an email about an interview, or a calendar, may tell either party, as of now. */
export const findInterviewForEmail = (db: Db, id: number) =>
  selectInterviews(db).where('interviews.id', '=', id).executeTakeFirst();

/** The same for the interview of an application. */
export const findInterviewForEmailByApplication = (db: Db, application_id: number) =>
  selectInterviews(db).where('interviews.application_id', '=', application_id).executeTakeFirst();

export type InterviewForEmail = NonNullable<Awaited<ReturnType<typeof findInterviewForEmail>>>;

/** Of some applications, the interviews that have neither begun nor ended. */
export const listUpcomingInterviews = (tx: Tx, application_ids: readonly number[]) =>
  tx
    .selectFrom('interviews')
    .select(['id', 'confirmed_at'])
    .where(
      'application_id',
      'in',
      sql<number>`(select value::int from json_array_elements_text(${JSON.stringify(application_ids)}::json))`,
    )
    .where('completed_at', 'is', null)
    .where('starts_at', '>', sql<string>`now()`)
    .execute();
