import {
  type DocumentKind,
  type Input,
  maxDocumentsPerKind,
  type StudentDocument,
  type saveDocument,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type Upload, type User } from '../../platform/http';
import { insertFile, type SavedFile, saveFiles, toStoragePath } from '../../platform/storage';
import { lockStudentProfile } from '../students.queries';
import {
  type DocumentRow,
  deleteDocument,
  findDocument,
  insertDocument,
  listDocumentRows,
  touchDocument,
} from './queries';

/** Keeps an upload in the student's profile. */
export async function storeDocument(
  { db, store }: Context,
  user: User,
  { kind, replaces }: Input<typeof saveDocument>,
  file: Upload,
): Promise<StudentDocument> {
  const { id, spare } = await saveFiles(store, { file }, ({ file: kept }) =>
    transact(db, (tx) => addDocument(tx, user.user_id, kind, kept, replaces)),
  );
  for (const key of spare) await store.remove(key);
  const row = await findDocument(db, { user_id: user.user_id, id });
  return row ? toDocument(row) : fail('not_found');
}

/**
 * Ties a kept file to the profile, one after the other for each student. What is there already becomes the newest
 * instead, and of too many the oldest makes room. What it replaces goes at once, if it is still there. `spare` are the
 * files that then belong to nobody.
 */
export async function addDocument(
  tx: Tx,
  user_id: number,
  kind: DocumentKind,
  kept: SavedFile,
  replaces?: number | null,
): Promise<{ id: number; spare: string[] }> {
  if (!(await lockStudentProfile(tx, user_id))) fail('signed_out');
  const documents = (await listDocumentRows(tx, user_id)).filter((document) => document.kind === kind);
  const same = documents.find(({ sha256, name }) => sha256 === kept.sha256 && name === kept.name);
  const others = documents.filter((document) => document !== same);
  const staying = others.filter(({ id }) => id !== replaces);
  const leaving = [...others.filter(({ id }) => id === replaces), ...staying.slice(maxDocumentsPerKind - 1)];

  for (const document of leaving) await deleteDocument(tx, document.id);
  const spare = leaving.map(({ key }) => key);
  if (same) {
    await touchDocument(tx, same.id);
    return { id: same.id, spare: [...spare, kept.key] };
  }
  const { id } = await insertDocument(tx, { user_id, kind });
  await insertFile(tx, { document_id: id }, kept);
  return { id, spare };
}

/** Removes a document of the caller's own. */
export async function deleteOwnDocument({ db, store }: Context, user: User, id: number): Promise<void> {
  const found = await findDocument(db, { user_id: user.user_id, id });
  if (!found || !(await deleteDocument(db, id))) fail('not_found');
  await store.remove(found.key);
}

export const toDocument = ({ key, sha256: _, ...row }: DocumentRow): StudentDocument => ({
  ...row,
  path: toStoragePath(key),
});
