import { deleteOldHealth } from './health.queries';
import { deleteRelease, listObsoleteReleases } from './queries';
import type { ReleaseStore } from './service';

/** Removes releases that no page out there can still be made of: the row first, so that nothing promises missing files. */
export async function deleteOldReleases({ db, releases }: ReleaseStore): Promise<void> {
  await deleteOldHealth(db);
  for (const forgotten of await listObsoleteReleases(db)) {
    await deleteRelease(db, forgotten);
    await releases.remove(forgotten);
  }
}
