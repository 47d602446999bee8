import type { Db } from '../../platform/db';

/** A document of an application or of a student's profile, and whom it belongs to. */
export const findFile = (db: Db, key: string) =>
  db
    .selectFrom('files')
    .leftJoin('applications', 'applications.id', 'files.application_id')
    .leftJoin('student_documents', 'student_documents.id', 'files.document_id')
    .select(['files.key', 'files.name', 'files.type', 'files.size', 'applications.org_id'])
    .select((eb) => eb.fn.coalesce('applications.user_id', 'student_documents.user_id').as('user_id'))
    .where('files.key', '=', key)
    // Logos are public and have their own address (/logos/…).
    .where('files.organization_id', 'is', null)
    .executeTakeFirst();
