import type { Context } from '../context';
import { isBackupRunning, transact } from '../db';
import { removeUnused } from '../storage';
import { deleteOldHealth, deleteOldVisits } from './health.queries';
import { deleteRelease, listObsoleteReleases, listRecords, lockLiveReleases } from './queries';
import { deleteOldRollouts } from './rollouts.queries';
import { deleteScreenshots } from './screenshots.queries';

/**
 * Deletes releases that no open page can still use. Nobody changes what is live meanwhile; the files go last and before
 * the commit, so that neither a row nor a publication at the same time is left without them. Screenshots are named by
 * nothing else, so their files go after it.
 */
export async function deleteOldReleases({
  db,
  releases,
  store,
}: Pick<Context, 'db' | 'releases' | 'store'>): Promise<void> {
  await deleteOldHealth(db);
  await deleteOldVisits(db);
  await deleteOldRollouts(db);
  await releases.removeLeftovers();
  await releases.removeUnknown?.(await listRecords(db));
  const unusedKeys = await transact(db, async (tx) => {
    await lockLiveReleases(tx);
    if (await isBackupRunning(tx)) return [];
    const keys: string[] = [];
    for (const release of await listObsoleteReleases(tx)) {
      keys.push(...(await deleteScreenshots(tx, release)));
      await deleteRelease(tx, release);
      await releases.remove(release);
    }
    return keys;
  });
  await removeUnused(db, store, unusedKeys);
}
