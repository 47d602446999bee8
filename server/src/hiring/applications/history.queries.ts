import type { Db } from '../../platform/db';

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
