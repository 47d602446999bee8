import { deleteRelease, listForgotten } from './queries';
import { forgetOldHealth } from './queries.health';
import type { Ground } from './service';

/** Removes releases that no page out there can still be made of: the row first, so that nothing promises missing files. */
export async function forgetOldReleases({ db, releases }: Ground): Promise<void> {
  await forgetOldHealth(db);
  for (const forgotten of await listForgotten(db)) {
    await deleteRelease(db, forgotten);
    await releases.remove(forgotten);
  }
}
