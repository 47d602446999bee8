import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Row, Tx } from '../db';
import { fail } from '../http';
import { findClaimProblems, grantClaims, isForAdmins } from './addresses';
import type { ReleaseFiles } from './files';
import { applyChange, createPointer, type PointerChange, toPointer } from './pointers';
import { findRecord, listPointers, type Pointer } from './queries';
import { listAddedReleases, refuse, refuseClaims, refuseDamaged, refuseIncompatible } from './refusals';
import { checkRollout } from './rollouts';
import { refuseAltered } from './signatures';

/** A change of what is live of one app. */
export interface AppChange {
  app: string;
  change: PointerChange;
}

/** The pointers of all apps, by app. */
export const readPointers = async (tx: Tx) =>
  new Map((await listPointers(tx)).map((pointer) => [pointer.app, pointer]));

type StoredPointers = Awaited<ReturnType<typeof readPointers>>;

interface PlannedChanges {
  changes: readonly AppChange[];
  reason: string;
  /** Whether they may give a new app the access of admins. */
  mayGrantAdmins?: boolean | undefined;
}

/** All pointers as the changes leave them, and those of the changed apps. */
export async function applyChanges(tx: Tx, before: StoredPointers, { changes, ...terms }: PlannedChanges) {
  const changed: Pointer[] = [];
  const after = new Map<string, Pointer>(before);
  for (const { app, change } of changes) {
    const pointer = await changePointer(tx, before.get(app), { ...terms, app, change });
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
export async function checkPointers(
  tx: Tx,
  files: ReleaseFiles,
  { before, after, changed, isEnding }: ChangedPointers,
): Promise<void> {
  const records = await findRecords(tx, [...after.values()]);
  const added = changed.flatMap((pointer) => listAddedReleases(before.get(pointer.app), pointer));
  await refuseDamaged(files, records, added);
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
  { app, change, reason, mayGrantAdmins }: AppChange & Omit<PlannedChanges, 'changes'>,
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
    if (mayGrantAdmins === false && isForAdmins(record))
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
