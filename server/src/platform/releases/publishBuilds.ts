import type { ReleaseRecord } from '@foothold/shared/boot';
import { type Tx, transact } from '../db';
import type { Build } from './build';
import { findIncompatibilities } from './gate';
import { applyChange, createPointer, toPointer } from './pointers';
import { claimRevision, findRecord, listPointers, type Pointer, upsertPointer } from './queries';
import { type Actor, findRecords, hasOtherFiles, publishBuild, type ReleaseStore, writeReleaseAudit } from './service';

/**
 * Publishes the local builds at the start of a server. A release that is new goes live; the pointer of one that was
 * published before is not changed.
 */
export async function publishBuilds(store: ReleaseStore, builds: readonly Build[]): Promise<void> {
  const actor: Actor = { user_id: null, by: 'start' };
  const fresh = new Set<string>();
  for (const build of builds) {
    const known = await findRecord(store.db, build.record.app, build.record.release);
    // Another machine has published a build of the same sources, which differs: it is used as it is.
    if (known && hasOtherFiles(known, build.record)) continue;
    if ((await publishBuild(store, actor, build)).fresh) fresh.add(build.record.app);
  }

  await transact(store.db, async (tx) => {
    const pointers = new Map((await listPointers(tx)).map((pointer) => [pointer.app, toPointer(pointer)]));
    const wanted = builds.filter(({ record: { app } }) => fresh.has(app) || !pointers.has(app));
    if (wanted.length === 0) return;
    await claimRevision(tx, undefined);
    const point = async (after: Pointer | string, reason: string) => {
      if (typeof after === 'string') return;
      const before = pointers.get(after.app);
      pointers.set(after.app, after);
      await upsertPointer(tx, after);
      await writeReleaseAudit(tx, actor, { action: 'release.flip', app: after.app, detail: { before, after, reason } });
    };
    for (const { record } of wanted) await point(pointToBuild(pointers.get(record.app), record), 'Built anew');
    // Pointers to releases that do not fit the new shell are moved to the builds.
    for (const { record } of builds) {
      const pointer = pointers.get(record.app);
      if (pointer && !(await isCompatible(tx, pointers, pointer)))
        await point(pointToBuild(pointer, record), 'The new shell asks for it');
    }
  });
}

const pointToBuild = (before: Pointer | undefined, record: ReleaseRecord) =>
  before ? applyChange(before, { kind: 'flip', release: record.release }, '') : createPointer(record);

async function isCompatible(tx: Tx, pointers: ReadonlyMap<string, Pointer>, pointer: Pointer): Promise<boolean> {
  const shell = pointers.get('shell');
  const records = await findRecords(tx, shell ? [shell, pointer] : [pointer]);
  const areas = records.filter(({ app }) => app !== 'shell');
  return records.every((record) => record.app !== 'shell' || findIncompatibilities(record, areas).length === 0);
}
