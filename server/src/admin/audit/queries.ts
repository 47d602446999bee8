import type { auditPeriods } from '@foothold/shared/contract/admin';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { whereVisibleToOwner } from '../../jobs/jobStatus.queries';
import { customPlan, type Database, type Db } from '../../platform/db';

export interface AuditSearch {
  action?: string;
  period?: (typeof auditPeriods)[number];
  /** Who did it, or what it was done to: any of these. */
  about?: { actors: readonly number[]; subjects: readonly (readonly [subject: string, id: string])[] };
}

const periodStarts = {
  Today: sql<string>`date_trunc('day', now())`,
  'Last 7 days': sql<string>`now() - interval '7 days'`,
  'Last 30 days': sql<string>`now() - interval '30 days'`,
};

/** Entries before `before`, the newest first. */
export const listAuditEntries = (db: Db, search: AuditSearch, { before, limit }: { before?: number; limit: number }) =>
  db
    .selectFrom('audit_log')
    // Some actions are in every second entry, others in one of a million.
    .modifyFront(customPlan)
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .leftJoin('users as person', (join) => join.on(matchesSubject('user', 'person.id')))
    .leftJoin('students', 'students.user_id', 'person.id')
    .leftJoin('organizations', (join) => join.on(matchesSubject('organization', 'organizations.id')))
    .leftJoin('jobs', (join) => join.on(matchesSubject('job', 'jobs.id')))
    .where('audit_log.id', 'in', (eb) => {
      const found = eb.selectFrom('audit_log').select('id').where(whereMatches(search));
      const page = before === undefined ? found : found.where('id', '<', before);
      return page.orderBy('id', 'desc').limit(limit);
    })
    .select(['audit_log.id', 'audit_log.created_at', 'action', 'subject', 'subject_id', 'detail', 'request_id'])
    .select(['users.email', 'users.role', 'organizations.company_name', 'jobs.job_title'])
    .select(({ fn }) => fn.coalesce('students.full_name', 'person.email').as('person_name'))
    .orderBy('audit_log.id', 'desc')
    .execute();

/** Ids are kept as text, because not all subjects have a number. */
const matchesSubject = (subject: string, column: string) =>
  sql<boolean>`${sql.ref(column)} = case when audit_log.subject = ${sql.lit(subject)} and audit_log.subject_id ~ '^[0-9]{1,9}$' then audit_log.subject_id::integer end`;

const whereMatches =
  ({ action, period, about }: AuditSearch) =>
  (eb: ExpressionBuilder<Database, 'audit_log'>) =>
    eb.and([
      ...(action ? [eb('action', '=', action)] : []),
      ...(period
        ? [eb('created_at', '>=', periodStarts[period]), eb('id', '>=', selectFirstId(periodStarts[period]))]
        : []),
      ...(about ? [eb.or([...whereActorIn(eb, about.actors), ...whereSubjectIn(eb, about.subjects)])] : []),
    ]);

/** Entries that were written beside each other may have taken their ids in another order than their times. */
const idOverlap = 1000;

/** Where a period begins among the ids, so that a page that is not full looks no further back; null where it is empty. */
const selectFirstId = (start: RawBuilder<string>) => sql<number>`(
  select id - ${sql.lit(idOverlap)} from audit_log where created_at >= ${start} order by created_at limit 1)`;

const whereActorIn = (eb: ExpressionBuilder<Database, 'audit_log'>, actors: readonly number[]) =>
  actors.length > 0 ? [eb('actor_user_id', 'in', actors)] : [];

const whereSubjectIn = (
  eb: ExpressionBuilder<Database, 'audit_log'>,
  subjects: readonly (readonly [string, string])[],
) => subjects.map(([subject, id]) => eb.and([eb('subject', '=', subject), eb('subject_id', '=', id)]));

/** Every action that was ever written down: one step along the index for each. */
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

/** Whom and what words may mean: people by address, companies and jobs by name. At most this many of each. */
export async function findMatchingSubjects(db: Db, pattern: string, most: number) {
  const [people, students, organizations, jobs] = await Promise.all([
    db.selectFrom('users').select('id').where('email', 'like', pattern).limit(most).execute(),
    db
      .selectFrom('students')
      .select('user_id as id')
      .where('found_by', 'like', pattern)
      .where('deleted_at', 'is', null)
      .limit(most)
      .execute(),
    db.selectFrom('organizations').select('id').where('found_by', 'like', pattern).limit(most).execute(),
    db
      .selectFrom('jobs')
      .select('id')
      .where('found_by', 'like', pattern)
      .where(whereVisibleToOwner)
      .limit(most)
      .execute(),
  ]);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { people: ids(people), students: ids(students), organizations: ids(organizations), jobs: ids(jobs) };
}
