import type { ScanStatus } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db';

/** Notices say no more than this, and before the first scans every document waits. */
const maxCount = 100;

/** How many documents have a status without having had another for ten minutes, which a scan takes far less than. */
const countDocuments = async (db: Db, scan_status: ScanStatus): Promise<number> => {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('files')
        .select('key')
        .where('scan_due_at', 'is not', null)
        .where('scan_status', '=', scan_status)
        .where('created_at', '<', sql<string>`now() - interval '10 minutes'`)
        .limit(sql.lit(maxCount))
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The documents that open for nobody because of the scanner, and not because of what is in them. */
export const countUnscanned = async (db: Db) => ({
  waiting_documents: await countDocuments(db, 'pending'),
  unscannable_documents: await countDocuments(db, 'unscannable'),
});
