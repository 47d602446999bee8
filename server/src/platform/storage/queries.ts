import type { Db } from '../db';
import type { SavedFile } from './saveFiles';

type FileOwner = { application_id: number } | { document_id: number } | { organization_id: number };

/** Ties a kept file to what it belongs to, in the transaction that writes it. */
export const insertFile = (db: Db, owner: FileOwner, { key, name, type, size, sha256 }: SavedFile) =>
  db
    .insertInto('files')
    .values({ key, ...owner, name, type, size, sha256 })
    .execute();

export const findOwnedKeys = async (db: Db, keys: string[]) => {
  if (keys.length === 0) return new Set<string>();
  const rows = await db.selectFrom('files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
};
