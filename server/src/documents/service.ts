import { type DocumentKind, mostDocuments, type StudentDocument } from '@foothold/shared/contract';
import { holdStudent } from '../accounts/queries';
import type { Context } from '../context';
import { type Tx, transact } from '../db';
import { fail, type Upload, type User } from '../http';
import { insertFile, type KeptFile, keepFiles, pathOf } from '../storage';
import {
  type DocumentRow,
  findDocument,
  insertDocument,
  listDocumentRows,
  removeDocument,
  renewDocument,
} from './queries';

/** Keeps an upload in the student's profile. */
export async function keep(
  { db, store }: Context,
  user: User,
  kind: DocumentKind,
  file: Upload,
): Promise<StudentDocument> {
  const { id, spare } = await keepFiles(store, { file }, ({ file: kept }) =>
    transact(db, (tx) => addDocument(tx, user.user_id, kind, kept)),
  );
  for (const key of spare) await store.remove(key);
  const row = await findDocument(db, { user_id: user.user_id, id });
  return row ? asDocument(row) : fail('not_found');
}

/**
 * Ties a kept file to the profile, one after the other for each student. What is there already becomes the newest
 * instead, and of too many the oldest makes room. `spare` are the files that then belong to nobody.
 */
export async function addDocument(
  tx: Tx,
  user_id: number,
  kind: DocumentKind,
  kept: KeptFile,
): Promise<{ id: number; spare: string[] }> {
  await holdStudent(tx, user_id);
  const documents = (await listDocumentRows(tx, user_id)).filter((document) => document.kind === kind);
  const same = documents.find(({ sha256, name }) => sha256 === kept.sha256 && name === kept.name);
  if (same) {
    await renewDocument(tx, same.id);
    return { id: same.id, spare: [kept.key] };
  }
  const { id } = await insertDocument(tx, { user_id, kind });
  await insertFile(tx, { document_id: id }, kept);
  const old = documents.slice(mostDocuments - 1);
  for (const document of old) await removeDocument(tx, document.id);
  return { id, spare: old.map(({ key }) => key) };
}

/** Removes a document of the caller's own. */
export async function forget({ db, store }: Context, user: User, id: number): Promise<void> {
  const found = await findDocument(db, { user_id: user.user_id, id });
  if (!found || !(await removeDocument(db, id))) fail('not_found');
  await store.remove(found.key);
}

export const asDocument = ({ key, sha256: _, ...row }: DocumentRow): StudentDocument => ({ ...row, path: pathOf(key) });
