import { sql } from 'kysely';
import { type Db, sendMessages } from '../db';
import type { SavedFile } from './saveFiles';
import { scanChannel } from './scans.queries';

type FileOwner = { application_id: number } | { document_id: number } | { organization_id: number };

/** Ties kept files to what they belong to, in the transaction that writes it. A document is due to be scanned then. */
export async function insertFiles(db: Db, owner: FileOwner, ...files: SavedFile[]): Promise<void> {
  const rows = files.map(({ key, name, type, size, sha256, scan_status }) => {
    const isDue = scan_status === 'pending' && !('organization_id' in owner);
    return { key, ...owner, name, type, size, sha256, scan_status, scan_due_at: isDue ? sql<string>`now()` : null };
  });
  await sendMessages(db, scanChannel, (toMessage) =>
    db
      .with('written', (query) => query.insertInto('files').values(rows).returning('scan_due_at'))
      .selectFrom('written')
      .select(toMessage(sql<string>`''`).as('message'))
      .where('scan_due_at', 'is not', null)
      .execute(),
  );
}

export const findOwnedKeys = async (db: Db, keys: string[]) => {
  if (keys.length === 0) return new Set<string>();
  const rows = await db.selectFrom('files').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
};

const batchSize = 500;

/** Every file that has a row. */
export async function* listFileHashes(db: Db) {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select(['key', 'size', 'sha256'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(batchSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.key;
  }
}

export const findFileHash = async (db: Db, key: string): Promise<string | undefined> =>
  (await db.selectFrom('files').select('sha256').where('key', '=', key).executeTakeFirst())?.sha256;

export const countFiles = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
