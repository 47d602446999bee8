import type { Tx } from '../../platform/db';

/** Whose document it is, and for which job it was sent; nulls for one in a profile. */
export const findScannedDocument = (tx: Tx, key: string) =>
  tx
    .selectFrom('files')
    .leftJoin('applications', 'applications.id', 'files.application_id')
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('organizations', 'organizations.id', 'applications.org_id')
    .leftJoin('student_documents', 'student_documents.id', 'files.document_id')
    .select(['files.name', 'files.application_id', 'jobs.job_title', 'organizations.company_name'])
    .select((eb) => eb.fn.coalesce('applications.user_id', 'student_documents.user_id').$notNull().as('user_id'))
    .where('files.key', '=', key)
    .executeTakeFirstOrThrow();

export type ScannedDocument = Awaited<ReturnType<typeof findScannedDocument>>;
