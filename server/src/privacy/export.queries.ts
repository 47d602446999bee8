import type { Db } from '../platform/db';

const maxRows = 10_000;

/** The rows about a user, each list oldest first, without secrets and without data of other people. */
export async function loadExportRows(db: Db, user_id: number) {
  const [
    account,
    profile,
    saved_jobs,
    dismissed_jobs,
    saved_searches,
    hidden_companies,
    notifications,
    sessions,
    passkeys,
    log,
  ] = [
    await db.selectFrom('users').select(['id', 'email', 'created_at']).where('id', '=', user_id).executeTakeFirst(),
    await findStudentProfile(db, user_id),
    await listSavedJobs(db, user_id),
    await listDismissedJobs(db, user_id),
    await listSavedSearches(db, user_id),
    await listHiddenCompanies(db, user_id),
    await db
      .selectFrom('notifications')
      .select(['kind', 'title', 'message', 'created_at', 'read_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .limit(maxRows)
      .execute(),
    await db
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_seen_at'])
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .execute(),
    await db
      .selectFrom('passkeys')
      .select(['name', 'is_synced', 'created_at', 'last_used_at'])
      .where('user_id', '=', user_id)
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('audit_log')
      .select(['created_at', 'action', 'subject', 'subject_id'])
      .where('actor_user_id', '=', user_id)
      .orderBy('id')
      .limit(maxRows)
      .execute(),
  ];
  return {
    account,
    profile,
    saved_jobs,
    dismissed_jobs,
    saved_searches,
    hidden_companies,
    notifications,
    sessions,
    passkeys,
    log,
  };
}

const listDismissedJobs = (db: Db, user_id: number) =>
  db
    .selectFrom('dismissed_jobs')
    .innerJoin('jobs', 'jobs.id', 'dismissed_jobs.job_id')
    .select(['dismissed_jobs.job_id', 'jobs.job_title', 'dismissed_jobs.reason', 'dismissed_jobs.created_at'])
    .where('dismissed_jobs.user_id', '=', user_id)
    .orderBy('dismissed_jobs.created_at')
    .execute();

const listHiddenCompanies = (db: Db, user_id: number) =>
  db
    .selectFrom('hidden_companies')
    .innerJoin('organizations', 'organizations.id', 'hidden_companies.org_id')
    .select(['organizations.company_name', 'hidden_companies.created_at'])
    .where('hidden_companies.user_id', '=', user_id)
    .orderBy('hidden_companies.created_at')
    .execute();

const listSavedJobs = (db: Db, user_id: number) =>
  db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select(['saved_jobs.job_id', 'jobs.job_title', 'saved_jobs.created_at'])
    .where('saved_jobs.user_id', '=', user_id)
    .orderBy('saved_jobs.created_at')
    .execute();

const listSavedSearches = (db: Db, user_id: number) =>
  db
    .selectFrom('saved_searches')
    .select(['name', 'conditions', 'frequency', 'paused_at', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();

const findStudentProfile = (db: Db, user_id: number) =>
  db
    .selectFrom('students')
    .select([
      'full_name',
      'sex',
      'university',
      'course_of_study',
      'status',
      'degree',
      'phone',
      'recommendations',
      'updated_at',
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirst();

/** What both sides wrote about a student's applications, oldest first. */
export const listConversationMessages = (db: Db, user_id: number) =>
  db
    .selectFrom('messages')
    .innerJoin('applications', 'applications.id', 'messages.application_id')
    .select(['messages.id', 'messages.application_id', 'messages.side', 'messages.kind', 'messages.body'])
    .select('messages.created_at')
    .where('applications.user_id', '=', user_id)
    .orderBy('messages.id')
    .limit(maxRows)
    .execute();

/** The documents of these messages. */
export const listMessageDocuments = (db: Db, user_id: number) =>
  db
    .selectFrom('files')
    .innerJoin('messages', 'messages.id', 'files.message_id')
    .innerJoin('applications', 'applications.id', 'messages.application_id')
    .select(['files.key', 'files.name', 'files.size', 'files.type', 'files.scan_status', 'messages.side'])
    .select('messages.id as message_id')
    .where('applications.user_id', '=', user_id)
    .orderBy('messages.id')
    .orderBy('files.name')
    .limit(maxRows)
    .execute();

/** What a student has reported conversations for. */
export const listReportsOf = (db: Db, user_id: number) =>
  db
    .selectFrom('conversation_reports as reports')
    .innerJoin('applications', 'applications.id', 'reports.application_id')
    .select(['reports.application_id', 'reports.reason', 'reports.reported_at', 'reports.resolved_at'])
    .where('applications.user_id', '=', user_id)
    .orderBy('reports.id')
    .execute();

/** The ids of a student's applications, oldest first. */
export const listApplicationIds = async (db: Db, user_id: number): Promise<number[]> => {
  const rows = await db.selectFrom('applications').select('id').where('user_id', '=', user_id).orderBy('id').execute();
  return rows.map(({ id }) => id);
};
