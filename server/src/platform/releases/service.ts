import { isDeepStrictEqual } from 'node:util';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { writeAudit } from '../audit/queries';
import type { Config } from '../config/config';
import { type Db, type Row, type Tx, transact } from '../db';
import { fail } from '../http';
import { findClaimProblems, grantClaims, isForAdmins } from './addresses';
import type { ReleaseFiles } from './files';
import { applyChange, createPointer, type PointerChange, toPointer } from './pointers';
import {
  claimRevision,
  deletePointer,
  findRecord,
  listPointers,
  lockLiveReleases,
  type Pointer,
  upsertPointer,
} from './queries';
import { listAddedReleases, refuse, refuseClaims, refuseDamaged, refuseIncompatible } from './refusals';
import type { Preview } from './registry';
import { checkRollout, followChange, isRolloutChange } from './rollouts';
import { refuseUnreachable } from './scriptOrigins';
import { refuseAltered, type Signer } from './signatures';

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

interface AppChange {
  app: string;
  change: PointerChange;
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
    const { after, changed } = await applyChanges(tx, before, actor, { changes, reason });
    // A release that is live already: nobody would be told of anything.
    if (changes.every(({ app, change }) => !isRolloutChange(change) && isSamePointer(before.get(app), after.get(app))))
      return { revision: lockedRevision, pointers: changed };

    // Switching off is always possible.
    const isEnding = changes.every(({ change }) => change.kind === 'disable' || change.kind === 'retire');
    await checkPointers(tx, store, { before, after, changed, isEnding });
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
    const { after, changed } = await applyChanges(tx, before, actor, { changes, reason: '' });
    const record = await findRecord(tx, app, release);
    const granted = changed.map((pointer) => (record ? { ...pointer, granted_paths: [...record.paths] } : pointer));
    for (const pointer of granted) after.set(app, pointer);
    await checkPointers(tx, store, { before, after, changed: granted, isEnding: false });
  });
}

const readPointers = async (tx: Tx) => new Map((await listPointers(tx)).map((pointer) => [pointer.app, pointer]));

type StoredPointers = Awaited<ReturnType<typeof readPointers>>;

/** All pointers as the changes leave them, and those of the changed apps. */
async function applyChanges(
  tx: Tx,
  before: StoredPointers,
  actor: Actor,
  { changes, reason }: Pick<LiveChanges, 'changes' | 'reason'>,
) {
  const changed: Pointer[] = [];
  const after = new Map<string, Pointer>(before);
  for (const { app, change } of changes) {
    const pointer = await changePointer(tx, before.get(app), { app, change, reason, actor });
    if (pointer) changed.push(pointer);
    if (pointer) after.set(app, pointer);
    else after.delete(app);
  }
  return { after, changed };
}

interface ChangedPointers {
  before: StoredPointers;
  after: ReadonlyMap<string, Pointer>;
  changed: readonly Pointer[];
  isEnding: boolean;
}

/** Fails with what stands against these pointers. */
async function checkPointers(
  tx: Tx,
  { releases }: ReleaseStore,
  { before, after, changed, isEnding }: ChangedPointers,
): Promise<void> {
  const records = await findRecords(tx, [...after.values()]);
  const added = changed.flatMap((pointer) => listAddedReleases(before.get(pointer.app), pointer));
  await refuseDamaged(releases, records, added);
  // With those that some visitors got as a canary. What stays live is not looked at: it can always be switched off.
  const promoted = changed.filter(({ app, stable }) => before.get(app)?.stable !== stable);
  await refuseAltered(tx, records, [...added, ...promoted.map(({ app, stable }) => `${app} ${stable}`)]);
  if (isEnding) return;
  await refuseIncompatible(tx, records);
  refuseClaims(findClaimProblems(records, changed, [...after.values()]));
}

/**
 * The pointer of an app after a change, null when it is retired. The first change of a new app puts a release live for
 * everybody.
 */
async function changePointer(
  tx: Tx,
  before: Row<'release_pointers'> | undefined,
  { app, change, reason, actor }: AppChange & { reason: string; actor: Actor },
): Promise<Pointer | null> {
  if (app === 'shell' && (change.kind === 'disable' || change.kind === 'retire'))
    refuse(
      `Without the shell there is no site: it cannot be ${change.kind === 'retire' ? 'retired' : 'switched off'}.`,
    );
  const granted =
    'release' in change && (change.grant || !before) ? await findRecord(tx, app, change.release) : undefined;
  if (!before) {
    if (change.kind !== 'flip') fail('not_found', undefined, { sentence: `No release of ${app} is live.` });
    const record = granted ?? refuse(`${app} ${change.release} was never published.`);
    if (actor.mayGrantAdmins === false && isForAdmins(record))
      refuse(`${app} is for admins: one of them puts its first release live.`);
    return createPointer(record);
  }
  await checkRollout(tx, app, change);
  if (change.kind === 'retire') {
    if (before.disabled_reason === null) refuse(`Switch ${app} off first: open pages say why. Then retire it.`);
    return null;
  }
  const after = applyChange(toPointer(before), change, reason);
  if (typeof after === 'string') return refuse(after);
  return granted ? grantClaims(after, granted) : after;
}

const isSamePointer = (before: Row<'release_pointers'> | undefined, after: Pointer | undefined) =>
  before !== undefined && after !== undefined && isDeepStrictEqual(toPointer(before), after);

/** The records of all releases that these pointers name. Fails when one was never published. */
async function findRecords(tx: Tx, pointers: readonly Pointer[]): Promise<ReleaseRecord[]> {
  const named = pointers.flatMap(({ app, stable, canary }) => [
    [app, stable] as const,
    ...(canary ? [[app, canary] as const] : []),
  ]);
  const records: ReleaseRecord[] = [];
  for (const [app, release] of named) {
    records.push((await findRecord(tx, app, release)) ?? refuse(`${app} ${release} was never published.`));
  }
  return records;
}

interface ReleaseAudit {
  action: string;
  app: string;
  detail: Record<string, unknown>;
}

export const writeReleaseAudit = (tx: Tx, { user_id, by }: Actor, { action, app, detail }: ReleaseAudit) =>
  writeAudit(tx, { user_id }, { action, subject: 'app', subject_id: app, detail: { ...detail, ...(by && { by }) } });
