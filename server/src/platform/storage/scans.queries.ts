import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db';

/** The channel on which every process is notified, at commit, that a document is to be scanned. */
export const scanChannel = 'scans';

/** A document whose scan is due. */
export type DueScan = Pick<Row<'files'>, 'key' | 'scan_attempts'>;

/**
 * Claims documents whose scan is due, the newest first: somebody waits for an upload, while those from before a scanner
 * was configured may be many. No other process gets them for the two minutes that a scan may take.
 */
export const claimScans = (db: Db, limit: number): Promise<DueScan[]> =>
  db
    .with('due', (query) =>
      query
        .selectFrom('files')
        .select('key')
        .where('scan_due_at', '<=', sql<string>`now()`)
        .orderBy('scan_due_at', 'desc')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('files')
    .set({ scan_attempts: sql<number>`scan_attempts + 1`, scan_due_at: sql<string>`now() + interval '2 minutes'` })
    .from('due')
    .whereRef('files.key', '=', 'due.key')
    .returning(['files.key', 'files.scan_attempts'])
    .execute();

/** Puts off the next scan of a claimed document, unless another process has claimed it since. */
export const postponeScan = (db: Db, { key, scan_attempts }: DueScan, seconds: number) =>
  db
    .updateTable('files')
    .set({ scan_due_at: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('key', '=', key)
    .where('scan_attempts', '=', scan_attempts)
    .where('scan_due_at', 'is not', null)
    .execute();

/** Gives back a document that was claimed and not scanned. */
export const releaseScan = (db: Db, { key, scan_attempts }: DueScan) =>
  db
    .updateTable('files')
    .set({ scan_due_at: sql<string>`now()`, scan_attempts: scan_attempts - 1 })
    .where('key', '=', key)
    .where('scan_attempts', '=', scan_attempts)
    .where('scan_due_at', 'is not', null)
    .execute();

/** Makes a document the next to be scanned that was never attempted: somebody asks for it. */
export const hastenScan = (db: Db, key: string) =>
  db
    .updateTable('files')
    .set({ scan_due_at: sql<string>`now()` })
    .where('key', '=', key)
    .where('scan_attempts', '=', 0)
    .where('scan_due_at', 'is not', null)
    .execute();

/** Whether clamd's limits let it read a document may change, so an unscannable one is tried again after a while. */
const unscannableInterval = sql<string>`now() + interval '1 hour'`;

/** Stores the verdict of a scan. Resolves to the status before it; undefined where the document is gone or has a verdict. */
export async function updateScanStatus(
  tx: Tx,
  key: string,
  scan_status: 'clean' | 'infected' | 'unscannable',
): Promise<Row<'files'>['scan_status'] | undefined> {
  const file = await tx
    .selectFrom('files')
    .select('scan_status')
    .where('key', '=', key)
    .where('scan_due_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!file) return undefined;
  const scan_due_at = scan_status === 'unscannable' ? unscannableInterval : null;
  await tx.updateTable('files').set({ scan_status, scan_due_at }).where('key', '=', key).execute();
  return file.scan_status;
}
