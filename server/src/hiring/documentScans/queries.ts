import type { Tx } from '../../platform/db';

/** Who sent a document, and for which job; nulls for one in a profile. */
export const findScannedDocument = (tx: Tx, key: string) =>
  tx
    .selectFrom('files')
    .leftJoin('messages', 'messages.id', 'files.message_id')
    .leftJoin('applications', (join) =>
      join.on((eb) => eb('applications.id', '=', eb.fn.coalesce('files.application_id', 'messages.application_id'))),
    )
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('organizations', 'organizations.id', 'applications.org_id')
    .leftJoin('student_documents', 'student_documents.id', 'files.document_id')
    .select(['files.name', 'applications.id as application_id', 'jobs.job_title', 'organizations.company_name'])
    .select('messages.side')
    .select((eb) =>
      eb.fn
        .coalesce('messages.sender_id', 'applications.user_id', 'student_documents.user_id')
        .$notNull()
        .as('user_id'),
    )
    .where('files.key', '=', key)
    .executeTakeFirstOrThrow();

export type ScannedDocument = Awaited<ReturnType<typeof findScannedDocument>>;
