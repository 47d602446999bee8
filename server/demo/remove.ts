import type { Context } from '../src/platform/context';
import { transact } from '../src/platform/db';
import { removeUnused } from '../src/platform/storage';
import { deleteDemoAccounts, listDemoFiles } from './queries';

/**
 * Deletes the demo accounts with all that belongs to them, also what others have sent to a demo company. Resolves to the
 * number of accounts.
 */
export async function removeDemoData({ db, store }: Pick<Context, 'db' | 'store'>): Promise<number> {
  const { accounts, files } = await transact(db, async (tx) => {
    const files = await listDemoFiles(tx);
    return { files, accounts: await deleteDemoAccounts(tx) };
  });
  await removeUnused(
    db,
    store,
    files.map(({ key }) => key),
  );
  return accounts;
}
