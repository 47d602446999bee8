import { sql } from 'kysely';
import { type Db, prepareStatement } from '../../platform/db';

/** The timeline of an application, oldest first, with who did each step. */
export const listEvents = (db: Db, application_id: number) =>
  db
    .selectFrom('application_events as events')
    .leftJoin('students', 'students.user_id', 'events.actor_user_id')
    .leftJoin('organizations', 'organizations.user_id', 'events.actor_user_id')
    .select(['events.kind', 'events.status', 'events.created_at as at', 'events.starts_at'])
    .select((eb) => eb.fn.coalesce('students.full_name', 'organizations.company_name').as('by'))
    .where('application_id', '=', application_id)
    .orderBy('events.id')
    .execute();

export const listApplicationFiles = (db: Db, application_id: number) =>
  db
    .selectFrom('files')
    .select(['key', 'name', 'size', 'type', 'scan_status'])
    .where('application_id', '=', application_id)
    .execute();

const maxViews = 100;

/** Who else than the student downloaded or viewed the documents of an application, newest first. */
export const listDocumentViews = (db: Db, application_id: number) =>
  db
    .selectFrom('audit_log')
    .innerJoin('files', 'files.key', 'audit_log.subject_id')
    .innerJoin('applications', 'applications.id', 'files.application_id')
    .leftJoin('organizations', 'organizations.user_id', 'audit_log.actor_user_id')
    .select(['files.key', 'audit_log.created_at as at', 'organizations.company_name as by'])
    .where('audit_log.subject', '=', 'file')
    .where('audit_log.action', 'in', ['file.download', 'file.preview'])
    .whereRef('audit_log.actor_user_id', '!=', 'applications.user_id')
    .where('files.application_id', '=', application_id)
    .orderBy('audit_log.id', 'desc')
    .limit(maxViews)
    .execute();

/**
 * How many applications there are for a job, and the place of one of them in the order in which the company first opened
 * them; 0 where it did not open that one.
 */
export async function countOpenedBefore(db: Db, application: { id: number; job_id: number }) {
  const { rows } = await selectOpenedBefore(db, application);
  return rows[0] ?? { place: 0, applicants: 0 };
}

const selectOpenedBefore = prepareStatement((db, { id, job_id }: { id: number; job_id: number }) =>
  db
    .with('opened', (query) =>
      query
        .selectFrom('application_events')
        .innerJoin('applications', 'applications.id', 'application_events.application_id')
        .where('applications.job_id', '=', job_id)
        .where('application_events.kind', '=', 'viewed')
        .select(['application_events.application_id', ({ fn }) => fn.min('application_events.id').as('event_id')])
        .groupBy('application_events.application_id'),
    )
    .selectNoFrom([
      sql<number>`(select count(*) from opened where event_id <=
        (select event_id from opened where application_id = ${id}))`.as('place'),
      sql<number>`(select count(*) from applications where job_id = ${job_id})`.as('applicants'),
    ]),
);
