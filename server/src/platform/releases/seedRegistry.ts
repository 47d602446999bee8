import type { Build } from '@foothold/shared/build/readBuild';
import { transact } from '../db';
import { createPointer } from './pointers';
import { publishBuilds } from './publishBuild';
import { claimRevision, listPointers, upsertPointer } from './queries';
import { type Actor, changeLiveReleases, type ReleaseStore, writeReleaseAudit } from './service';

const actor: Actor = { user_id: null, by: 'start' };

/**
 * Makes the local builds live where nothing was ever live. A registry that has releases stays as it is: what is live is
 * for the teams to decide, not for whoever starts a server.
 */
export async function seedRegistry(store: ReleaseStore, builds: readonly Build[]): Promise<void> {
  if ((await listPointers(store.db)).length) return;
  await publishBuilds(store, actor, builds);
  await transact(store.db, async (tx) => {
    // Waits for a process that seeds the same registry now.
    const revision = await claimRevision(tx);
    if ((await listPointers(tx)).length) return;
    for (const { record } of builds) {
      const after = createPointer(record);
      await upsertPointer(tx, after, revision);
      const detail = { after, reason: 'The first release' };
      await writeReleaseAudit(tx, actor, { action: 'release.flip', app: record.app, detail });
    }
  });
}

/** Makes these builds live, all or none, because the operator asked for it by name at the start of a server. */
export async function releaseBuilds(store: ReleaseStore, builds: readonly Build[]): Promise<void> {
  await publishBuilds(store, actor, builds);
  const live = new Map((await listPointers(store.db)).map(({ app, stable }) => [app, stable]));
  const changes = builds
    .filter(({ record: { app, release } }) => live.get(app) !== release)
    .map(({ record: { app, release } }) => ({ app, change: { kind: 'flip', release } as const }));
  if (changes.length) await changeLiveReleases(store, actor, { changes, reason: 'Asked for at start' });
}
