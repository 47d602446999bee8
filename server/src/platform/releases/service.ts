import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../audit/queries';
import type { Config } from '../config/config';
import { type Db, type Row, type Tx, transact } from '../db';
import type { ReleaseFiles } from './files';
import { type AppChange, applyChanges, checkPointers, readPointers } from './pointerChanges';
import { toPointer } from './pointers';
import { claimRevision, deletePointer, findRecord, lockLiveReleases, type Pointer, upsertPointer } from './queries';
import { refuse } from './refusals';
import type { Preview } from './registry';
import { followChange, isRolloutChange } from './rollouts';
import { refuseUnreachable } from './scriptOrigins';
import type { Signer } from './signatures';

export interface ReleaseStore {
  config: Pick<Config, 'APP_ORIGIN'>;
  db: Db;
  releases: ReleaseFiles;
}

/** Who changes the live releases: an admin, an operator's command or the start of the server. */
export interface Actor {
  user_id: number | null;
  /** Set when it is no admin. */
  by?: string;
  /** Set where a rollout makes its next step, or ends itself. */
  rollout_id?: number;
  /** Set where a release key is used. */
  signer?: Signer;
  /** Whether it may give a new app the access of admins. */
  mayGrantAdmins?: boolean;
}

export interface LiveChanges {
  /** At most one for each app. */
  changes: readonly AppChange[];
  reason: string;
  /** The revision that the actor saw. The changes are refused when one of these apps has changed since. */
  seen?: number;
}

/**
 * Changes the live releases of apps, all or none. Fails with `not_possible_now`, and says why in `fields.release`, or in
 * `fields.grant` where a grant is all that it lacks.
 * Resolves to the new revision and the pointers of these apps, of a retired one as it was.
 */
export async function changeLiveReleases(
  store: ReleaseStore,
  actor: Actor,
  { changes, reason, seen }: LiveChanges,
): Promise<{ revision: number; pointers: Pointer[] }> {
  for (const { app, change } of changes) if ('release' in change) await refuseUnreachable(store, app, change.release);
  return transact(store.db, async (tx) => {
    const lockedRevision = await lockLiveReleases(tx);
    const before = await readPointers(tx);
    if (changes.some(({ app }) => seen !== undefined && (before.get(app)?.revision ?? 0) > seen))
      refuse('Somebody has changed what is live meanwhile.');
    const { after, changed } = await applyChanges(tx, before, {
      changes,
      reason,
      mayGrantAdmins: actor.mayGrantAdmins,
    });
    // A release that is live already: nobody would be told of anything.
    if (changes.every(({ app, change }) => !isRolloutChange(change) && isSamePointer(before.get(app), after.get(app))))
      return { revision: lockedRevision, pointers: changed };

    // Switching off is always possible.
    const isEnding = changes.every(({ change }) => change.kind === 'disable' || change.kind === 'retire');
    await checkPointers(tx, store.releases, { before, after, changed, isEnding });
    const revision = await claimRevision(tx);
    for (const { app, change } of changes) {
      const pointer = after.get(app);
      if (pointer) await upsertPointer(tx, pointer, revision);
      else await deletePointer(tx, app);
      const earlier = before.get(app);
      await followChange(tx, actor, { app, change, reason, before: earlier, revision });
      const detail = { before: earlier && toPointer(earlier), after: pointer ?? null, reason, revision };
      await writeReleaseAudit(tx, actor, { action: `release.${change.kind}`, app, detail });
    }
    return { revision, pointers: changes.flatMap(({ app }) => after.get(app) ?? before.get(app) ?? []) };
  });
}

/**
 * Fails as putting this release live would, and changes nothing. Addresses that nobody has need no grant yet: whoever sees
 * a preview has asked for it.
 */
export async function checkPreview(store: ReleaseStore, actor: Actor, { app, release }: Preview): Promise<void> {
  await refuseUnreachable(store, app, release);
  await transact(store.db, async (tx) => {
    await lockLiveReleases(tx);
    const before = await readPointers(tx);
    const changes = [{ app, change: { kind: 'flip', release } as const }];
    const { after, changed } = await applyChanges(tx, before, {
      changes,
      reason: '',
      mayGrantAdmins: actor.mayGrantAdmins,
    });
    const record = await findRecord(tx, app, release);
    const granted = changed.map((pointer) => (record ? { ...pointer, granted_paths: [...record.paths] } : pointer));
    for (const pointer of granted) after.set(app, pointer);
    await checkPointers(tx, store.releases, { before, after, changed: granted, isEnding: false });
  });
}

const isSamePointer = (before: Row<'release_pointers'> | undefined, after: Pointer | undefined) =>
  before !== undefined && after !== undefined && isDeepStrictEqual(toPointer(before), after);

interface ReleaseAudit {
  action: string;
  app: string;
  detail: Record<string, unknown>;
}

export const writeReleaseAudit = (tx: Tx, { user_id, by }: Actor, { action, app, detail }: ReleaseAudit) =>
  writeAudit(tx, { user_id }, { action, subject: 'app', subject_id: app, detail: { ...detail, ...(by && { by }) } });
