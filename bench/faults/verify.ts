import { openDatabase } from '../../server/src/platform/db';
import { compare, type Findings, type Ledger } from './ledger';
import { listAnsweredKeys, listRows, listTallies } from './rows.queries';
import type { Site } from './site';
import { checkStore } from './store';

export interface Verification {
  findings: Findings;
  /** How many rows were compared. */
  rows: number;
}

/** Keys of objects whose content was compared before. */
const checked = new Set<string>();

/**
 * Compares the ledger with the database and the store. No request may be under way; the embedded database is held by one
 * process at a time, so its server must have ended. `mayHaveLeft` says whether anything happened since the last time that
 * may leave files behind for the cleanup.
 */
export async function verify(
  site: Pick<Site, 'store' | 'dataFolders' | 'databaseUrl'>,
  ledger: Ledger,
  mayHaveLeft: boolean,
): Promise<Verification> {
  const database = await openDatabase(
    { DATA_DIR: site.dataFolders[0] ?? '', DATABASE_URL: site.databaseUrl },
    {
      onLockLost(cause) {
        throw cause;
      },
    },
  );
  try {
    const { broken, orphaned, cleaned } = await checkStore(database.db, site, checked);
    if (!mayHaveLeft && cleaned > 0)
      orphaned.push(`${cleaned} files that the cleanup found, although nothing was killed`);
    const { rows, tallies, answered } = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => ({
        rows: await listRows(tx),
        tallies: await listTallies(tx),
        answered: await listAnsweredKeys(tx),
      }));
    return { findings: compare(ledger, { rows, tallies, answered, broken, orphaned }), rows: rows.length };
  } finally {
    await database.close();
  }
}
