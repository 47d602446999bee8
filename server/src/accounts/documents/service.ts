import {
  type DocumentKind,
  maxDocumentsPerKind,
  type Output,
  type StudentDocument,
  type saveDocument,
} from '@foothold/shared/contract';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/db';
import { type Call, fail, type User } from '../../platform/http';
import {
  insertFiles,
  removeUnused,
  type SavedFile,
  saveFiles,
  toScanStatus,
  toStoragePath,
} from '../../platform/storage';
import { lockStudentProfile } from '../students.queries';
import {
  type DocumentRow,
  deleteDocument,
  findDocument,
  insertDocument,
  listDocumentRows,
  touchDocument,
} from './queries';
import { refuseBeyondQuota } from './quota';

/** Adds an upload to the student's profile. */
export async function storeDocument(
  { db, store, config }: Context,
  { user, body, files, commit }: Pick<Call<typeof saveDocument>, 'user' | 'body' | 'files' | 'commit'>,
): Promise<Output<typeof saveDocument>> {
  const { user_id } = user;
  const { response, unusedKeys } = await saveFiles(store, files, ({ file }) =>
    commit(async (tx) => {
      const { id, unusedKeys } = await addDocument(tx, user_id, body.kind, file, body.replaces);
      const document = toDocument((await findDocument(tx, { user_id, id })) ?? fail('not_found'), config);
      return { response: { document, message: 'The document is in your profile.' }, unusedKeys };
    }),
  );
  await removeUnused(db, store, unusedKeys);
  return response;
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
  await insertFiles(tx, { document_id: id }, stored);
  await refuseBeyondQuota(tx, user_id);
  return { id, unusedKeys };
}

/** Deletes one of the caller's own documents. */
export async function deleteOwnDocument({ db, store }: Context, user: User, id: number): Promise<void> {
  const document = await findDocument(db, { user_id: user.user_id, id });
  if (!document || !(await deleteDocument(db, id))) fail('not_found');
  await removeUnused(db, store, [document.key]);
}

const toDocument = (
  { key, sha256: _, scan_status, ...row }: DocumentRow,
  config: Pick<Config, 'CLAMD_URL'>,
): StudentDocument => ({
  ...row,
  path: toStoragePath(key),
  scan_status: toScanStatus(scan_status, config),
});

/** The documents in a student's profile, newest first. */
export const loadDocuments = async ({ db, config }: Pick<Context, 'db' | 'config'>, user_id: number) =>
  (await listDocumentRows(db, user_id)).map((row) => toDocument(row, config));
