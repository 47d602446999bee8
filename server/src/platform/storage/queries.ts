import { sql } from 'kysely';
import { type Db, type NewRow, prepareMessages } from '../db';
import type { SavedFile } from './saveFiles';
import { scanChannel } from './scans.queries';

type FileOwner =
  | { application_id: number }
  | { document_id: number }
  | { message_id: number }
  | { organization_id: number }
  | { screenshot_set_id: number };

/**
 * Ties kept files to what they belong to, in the transaction that writes it. A document is due to be scanned then; pictures
 * this server has encoded itself.
 */
export async function insertFiles(db: Db, owner: FileOwner, ...files: SavedFile[]): Promise<void> {
  const rows = files.map(({ key, name, type, size, sha256, scan_status }) => {
    const isDocument = 'application_id' in owner || 'document_id' in owner || 'message_id' in owner;
    const is_due = scan_status === 'pending' && isDocument;
    return { key, ...owner, name, type, size, sha256, scan_status, is_due };
  });
  await insertFileRows(db, { rows: JSON.stringify(rows) });
}

const ownerColumns = ['application_id', 'document_id', 'message_id', 'organization_id', 'screenshot_set_id'] as const;
const fileColumns = ['key', ...ownerColumns, 'name', 'type', 'size', 'sha256', 'scan_status'] as const;

// Their number differs: as one value they are one statement.
const insertFileRows = prepareMessages<{ rows: string }>(scanChannel, (db, { rows }, toMessage) =>
  db
    .with('given', (query) =>
      query
        .selectFrom(
          sql<NewRow<'files'> & { is_due: boolean }>`json_to_recordset(${rows}::json)`.as<'given'>(
            sql`given(key text, application_id integer, document_id integer, message_id integer, organization_id integer, screenshot_set_id integer,
              name text, type text, size integer, sha256 text, scan_status text, is_due boolean)`,
          ),
        )
        .selectAll(),
    )
    .with('written', (query) =>
      query
        .insertInto('files')
        .columns([...fileColumns, 'scan_due_at'])
        .expression((eb) =>
          eb
            .selectFrom('given')
            .select(fileColumns)
            .select(sql<string | null>`case when is_due then now() end`.as('scan_due_at')),
        )
        .returning('scan_due_at'),
    )
    .selectFrom('written')
    .select(toMessage(sql<string>`''`).as('message'))
    .where('scan_due_at', 'is not', null),
);

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
