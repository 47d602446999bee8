import type { Db } from '../db';
import type { SavedFile } from './saveFiles';

type FileOwner = { application_id: number } | { document_id: number } | { organization_id: number };

/** Ties a kept file to what it belongs to, in the transaction that writes it. */
export const insertFile = (db: Db, owner: FileOwner, { key, name, type, size, sha256 }: SavedFile) =>
  db
    .insertInto('files')
    .values({ key, ...owner, name, type, size, sha256 })
    .execute();

export const findFile = (db: Db, key: string) =>
  db
    .selectFrom('files')
    .leftJoin('applications', 'applications.id', 'files.application_id')
    .leftJoin('student_documents', 'student_documents.id', 'files.document_id')
    .select(['files.key', 'files.name', 'files.type', 'files.size', 'applications.org_id'])
    .select((eb) => eb.fn.coalesce('applications.user_id', 'student_documents.user_id').as('user_id'))
    .where('files.key', '=', key)
    // A logo is for everybody, and has an address of its own.
    .where('files.organization_id', 'is', null)
    .executeTakeFirst();

export const findOwnedKeys = async (db: Db, keys: string[]) => {
  if (keys.length === 0) return new Set<string>();
  const rows = await db.selectFrom('files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
};

/** That somebody took a document away, or looked at it in its page. */
export const insertFileAccess = (
  db: Db,
  { key, user_id, request_id, shown }: { key: string; user_id: number; request_id: string; shown: boolean },
) =>
  db
    .insertInto('audit_log')
    .values({
      ...{ actor_user_id: user_id, action: shown ? 'file.preview' : 'file.download' },
      ...{ subject: 'file', subject_id: key, request_id },
    })
    .execute();
