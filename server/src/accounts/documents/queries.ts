import type { DocumentKind } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, prepareStatement, type Tx } from '../../platform/db';

const selectDocuments = (db: Db, user_id: number) =>
  db
    .selectFrom('student_documents as documents')
    .innerJoin('files', 'files.document_id', 'documents.id')
    .select(['documents.id', 'documents.kind', 'documents.created_at'])
    .select(['files.key', 'files.name', 'files.size', 'files.type', 'files.sha256', 'files.scan_status'])
    .where('documents.user_id', '=', user_id)
    .orderBy('documents.created_at', 'desc')
    .orderBy('documents.id', 'desc');

export type DocumentRow = Awaited<ReturnType<typeof listDocumentRows>>[number];

/** The documents in a student's profile, newest first. */
export const listDocumentRows = (db: Db, user_id: number) => selectDocuments(db, user_id).execute();

/** One document of a student; undefined when it is another student's or of another kind. */
export const findDocument = (
  db: Db,
  { user_id, id, kind }: { user_id: number; id: number; kind?: DocumentKind | undefined },
) =>
  selectDocuments(db, user_id)
    .where('documents.id', '=', id)
    .$if(kind !== undefined, (query) => query.where('documents.kind', '=', kind as DocumentKind))
    .executeTakeFirst();

/** The bytes of all files of a student, in the profile and with applications. */
export const sumFileSizes = async (tx: Tx, user_id: number): Promise<number> =>
  Number((await selectFileSizes(tx, { user_id })).rows[0]?.total ?? 0);

const selectFileSizes = prepareStatement((db, { user_id }: { user_id: number }) => {
  const applicationIds = db.selectFrom('applications').select('id').where('user_id', '=', user_id);
  const messageIds = db
    .selectFrom('messages')
    .select('id')
    .where('application_id', 'in', applicationIds)
    .where('side', '=', sql.lit('student' as const));
  const documentIds = db.selectFrom('student_documents').select('id').where('user_id', '=', user_id);
  return db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<string | null>('size').as('total'))
    .where(({ or, eb }) =>
      or([
        eb('application_id', 'in', applicationIds),
        eb('document_id', 'in', documentIds),
        eb('message_id', 'in', messageIds),
      ]),
    );
});

export const insertDocument = (tx: Tx, values: { user_id: number; kind: DocumentKind }) =>
  tx
    .insertInto('student_documents')
    .values({ ...values, created_at: sql<string>`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Makes a document the newest of its kind. */
export const touchDocument = (tx: Tx, id: number) =>
  tx
    .updateTable('student_documents')
    .set({ created_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();

/** Deletes a document; its row in `files` is deleted by the foreign key. Resolves to false when there was none. */
export async function deleteDocument(db: Db, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('student_documents').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
