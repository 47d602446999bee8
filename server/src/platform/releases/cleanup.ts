import { deleteOldHealth } from './health.queries';
import { deleteRelease, listObsoleteReleases } from './queries';
import type { ReleaseStore } from './service';

/** Deletes releases that no open page can still use: the row first, so that no row names deleted files. */
export async function deleteOldReleases({ db, releases }: ReleaseStore): Promise<void> {
  await deleteOldHealth(db);
  for (const release of await listObsoleteReleases(db)) {
    await deleteRelease(db, release);
    await releases.remove(release);
  }
}
