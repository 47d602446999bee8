import type { auditPeriods } from '@foothold/shared/contract/admin';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { whereVisibleToOwner } from '../../jobs/jobStatus.queries';
import { customPlan, type Database, type Db } from '../../platform/db';

export interface AuditSearch {
  action?: string;
  /** Entries with one of these actions, which are none of those that expire. */
  actions?: readonly string[];
  period?: (typeof auditPeriods)[number];
  /** Entries with one of these actors or one of these subjects. */
  about?: { actors: readonly number[]; subjects: readonly (readonly [subject: string, id: string])[] };
}

const periodStarts = {
  Today: sql<string>`date_trunc('day', now())`,
  'Last 7 days': sql<string>`now() - interval '7 days'`,
  'Last 30 days': sql<string>`now() - interval '30 days'`,
};

/** Entries with an id below `before`, newest first. */
export const listAuditEntries = (db: Db, search: AuditSearch, { before, limit }: { before?: number; limit: number }) =>
  db
    .selectFrom('audit_log')
    // How many entries match differs by orders of magnitude between actions, so a generic plan would be wrong.
    .modifyFront(customPlan)
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .leftJoin('users as person', (join) => join.on(matchesSubject('user', 'person.id')))
    .leftJoin('students', 'students.user_id', 'person.id')
    .leftJoin('organizations', (join) => join.on(matchesSubject('organization', 'organizations.id')))
    .leftJoin('jobs', (join) => join.on(matchesSubject('job', 'jobs.id')))
    .leftJoin('files', (join) => join.on(isSubjectFile))
    .leftJoin('interviews', (join) => join.on(matchesSubject('interview', 'interviews.id')))
    .leftJoin('applications', (join) => join.on(isSubjectApplication))
    .leftJoin('students as applicant', (join) =>
      join.onRef('applicant.user_id', '=', 'applications.user_id').on('applicant.deleted_at', 'is', null),
    )
    .leftJoin('jobs as applied_job', 'applied_job.id', 'applications.job_id')
    .where('audit_log.id', 'in', (eb) => {
      const matches = eb.selectFrom('audit_log').select('id').where(whereMatches(search));
      const page = before === undefined ? matches : matches.where('id', '<', before);
      return page.orderBy('id', 'desc').limit(limit);
    })
    .select(['audit_log.id', 'audit_log.created_at', 'action', 'subject', 'subject_id', 'detail', 'request_id'])
    .select(['applicant.user_id as applicant_id', 'applicant.full_name as applicant_name'])
    .select(['applied_job.id as applied_job_id', 'applied_job.job_title as applied_job_title'])
    .select(['users.email', 'users.role', 'organizations.company_name', 'jobs.job_title'])
    .select(({ fn }) => fn.coalesce('students.full_name', 'person.email').as('person_name'))
    .orderBy('audit_log.id', 'desc')
    .execute();

/** `subject_id` is text, because some subjects have no numeric id. */
const matchesSubject = (subject: string, column: string) =>
  sql<boolean>`${sql.ref(column)} = case when audit_log.subject = ${sql.lit(subject)} and audit_log.subject_id ~ '^[0-9]{1,9}$' then audit_log.subject_id::integer end`;

const isSubjectFile = sql<boolean>`files.key = case when audit_log.subject = 'file' then audit_log.subject_id end`;

/** The application that an entry is about, or whose document or interview it is about. */
const isSubjectApplication = sql<boolean>`applications.id = coalesce(files.application_id,
  (select application_id from messages where messages.id = files.message_id), interviews.application_id,
  case when audit_log.subject = 'application' and audit_log.subject_id ~ '^[0-9]{1,9}$' then audit_log.subject_id::integer end)`;

const whereMatches =
  ({ action, actions, period, about }: AuditSearch) =>
  (eb: ExpressionBuilder<Database, 'audit_log'>) =>
    eb.and([
      // Logins and reads would hide what was decided.
      action ? eb('action', '=', action) : eb('expires_at', 'is', null),
      ...(actions ? [eb('action', 'in', actions)] : []),
      ...(period
        ? [eb('created_at', '>=', periodStarts[period]), eb('id', '>=', selectFirstId(periodStarts[period]))]
        : []),
      ...(about ? [eb.or([...whereActorIn(eb, about.actors), ...whereSubjectIn(eb, about.subjects)])] : []),
    ]);

/** Concurrent transactions may take their ids in another order than their times. */
const idOverlap = 1000;

/** The id where a period begins, so that a page that is not full scans no further back; null for an empty period. */
const selectFirstId = (start: RawBuilder<string>) => sql<number>`(
  select id - ${sql.lit(idOverlap)} from audit_log where created_at >= ${start} order by created_at limit 1)`;

const whereActorIn = (eb: ExpressionBuilder<Database, 'audit_log'>, actors: readonly number[]) =>
  actors.length > 0 ? [eb('actor_user_id', 'in', actors)] : [];

const whereSubjectIn = (
  eb: ExpressionBuilder<Database, 'audit_log'>,
  subjects: readonly (readonly [string, string])[],
) => subjects.map(([subject, id]) => eb.and([eb('subject', '=', subject), eb('subject_id', '=', id)]));

/** How often guessing of passwords was slowed within the last 24 hours. */
export const countSlowedGuesses = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('audit_log')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('action', '=', 'guessing.slowed')
      .where('created_at', '>', sql<string>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow()
  ).count;

/** All distinct actions, by a loose index scan: one index lookup for each. */
export const listActions = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    with recursive steps as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > steps.action order by action limit 1) from steps where steps.action is not null
    )
    select action from steps where action is not null`.execute(db);
  return rows.map(({ action }) => action);
};

/** People by email address or name, organizations and jobs by name; at most `maxMatches` of each. */
export async function findMatchingSubjects(db: Db, pattern: string, maxMatches: number) {
  const [people, students, organizations, jobs] = await Promise.all([
    db.selectFrom('users').select('id').where('email', 'like', pattern).limit(maxMatches).execute(),
    db
      .selectFrom('students')
      .select('user_id as id')
      .where('found_by', 'like', pattern)
      .where('deleted_at', 'is', null)
      .limit(maxMatches)
      .execute(),
    db.selectFrom('organizations').select('id').where('found_by', 'like', pattern).limit(maxMatches).execute(),
    db
      .selectFrom('jobs')
      .select('id')
      .where('found_by', 'like', pattern)
      .where(whereVisibleToOwner)
      .limit(maxMatches)
      .execute(),
  ]);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { people: ids(people), students: ids(students), organizations: ids(organizations), jobs: ids(jobs) };
}
