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

/** Adds an upload to the student's profile. */
export async function storeDocument(
  { db, store }: Context,
  user: User,
  { kind, replaces }: Input<typeof saveDocument>,
  file: Upload,
): Promise<StudentDocument> {
  const { id, unusedKeys } = await saveFiles(store, { file }, ({ file: stored }) =>
    transact(db, (tx) => addDocument(tx, user.user_id, kind, stored, replaces)),
  );
  for (const key of unusedKeys) await store.remove(key);
  const row = await findDocument(db, { user_id: user.user_id, id });
  return row ? toDocument(row) : fail('not_found');
}

/**
 * Adds a stored file to the profile; concurrent calls of one student run one after the other. A document that is there
 * already becomes the newest instead. The document that it replaces is deleted, and beyond the limit the oldest one.
 * `unusedKeys` are the files in the store that no row refers to any more.
 */
export async function addDocument(
  tx: Tx,
  user_id: number,
  kind: DocumentKind,
  stored: SavedFile,
  replaces?: number | null,
): Promise<{ id: number; unusedKeys: string[] }> {
  if (!(await lockStudentProfile(tx, user_id))) fail('signed_out');
  const documents = (await listDocumentRows(tx, user_id)).filter((document) => document.kind === kind);
  const same = documents.find(({ sha256, name }) => sha256 === stored.sha256 && name === stored.name);
  const others = documents.filter((document) => document !== same);
  const remaining = others.filter(({ id }) => id !== replaces);
  const removed = [...others.filter(({ id }) => id === replaces), ...remaining.slice(maxDocumentsPerKind - 1)];

  for (const document of removed) await deleteDocument(tx, document.id);
  const unusedKeys = removed.map(({ key }) => key);
  if (same) {
    await touchDocument(tx, same.id);
    return { id: same.id, unusedKeys: [...unusedKeys, stored.key] };
  }
  const { id } = await insertDocument(tx, { user_id, kind });
  await insertFile(tx, { document_id: id }, stored);
  return { id, unusedKeys };
}

/** Deletes one of the caller's own documents. */
export async function deleteOwnDocument({ db, store }: Context, user: User, id: number): Promise<void> {
  const document = await findDocument(db, { user_id: user.user_id, id });
  if (!document || !(await deleteDocument(db, id))) fail('not_found');
  await store.remove(document.key);
}

export const toDocument = ({ key, sha256: _, ...row }: DocumentRow): StudentDocument => ({
  ...row,
  path: toStoragePath(key),
});
