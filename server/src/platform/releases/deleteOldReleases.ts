import { isBackupRunning, transact } from '../db';
import { deleteOldHealth, deleteOldVisits } from './health.queries';
import { deleteRelease, listObsoleteReleases, listRecords, lockLiveReleases } from './queries';
import { deleteOldRollouts } from './rollouts.queries';
import type { ReleaseStore } from './service';

/**
 * Deletes releases that no open page can still use. Nobody changes what is live meanwhile; the files go last and before
 * the commit, so that neither a row nor a publication at the same time is left without them.
 */
export async function deleteOldReleases({ db, releases }: Pick<ReleaseStore, 'db' | 'releases'>): Promise<void> {
  await deleteOldHealth(db);
  await deleteOldVisits(db);
  await deleteOldRollouts(db);
  await releases.removeLeftovers();
  await releases.removeUnknown?.(await listRecords(db));
  await transact(db, async (tx) => {
    await lockLiveReleases(tx);
    if (await isBackupRunning(tx)) return;
    for (const release of await listObsoleteReleases(tx)) {
      await deleteRelease(tx, release);
      await releases.remove(release);
    }
  });
}
