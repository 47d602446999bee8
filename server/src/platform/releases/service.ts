import type { ReleaseRecord } from '@foothold/shared/boot';
import { writeAudit } from '../audit/queries';
import { type Db, type Tx, transact } from '../db';
import { fail } from '../http';
import type { Build } from './build';
import type { ReleaseFiles } from './files';
import { findBuildProblems, findIncompatibilities } from './gate';
import { applyChange, type PointerChange } from './pointers';
import { claimRevision, findRecord, insertRelease, listPointers, type Pointer, upsertPointer } from './queries';

export interface ReleaseStore {
  db: Db;
  releases: ReleaseFiles;
}

/** Who changes the live releases: an admin, an operator's command or the start of the server. */
export interface Actor {
  user_id: number | null;
  /** Set when it is no admin. */
  by?: string;
}

/** Publishes a build as a release that may go live. Publishing it again changes nothing; other files under its name are refused. */
export async function publishBuild(
  { db, releases }: ReleaseStore,
  actor: Actor,
  build: Build,
): Promise<{ fresh: boolean }> {
  const refusals = findBuildProblems(build);
  if (refusals.length) fail('invalid_input', { release: refusals.join('\n') });
  const { app, release } = build.record;
  const known = await findRecord(db, app, release);
  if (known) {
    if (hasOtherFiles(known, build.record)) {
      const sentence = `${app} ${release} is published already, with other files. Put that one live, or change something first.`;
      fail('not_possible_now', { release: sentence });
    }
    if ((await releases.listMissingFiles(known)).length) await releases.save(build);
    return { fresh: false };
  }
  // Files first, because a row promises that they exist.
  await releases.save(build);
  return transact(db, async (tx) => {
    const fresh = await insertRelease(tx, build.record, actor.user_id);
    if (fresh) await writeReleaseAudit(tx, actor, { action: 'release.publish', app, detail: { after: release } });
    return { fresh };
  });
}

const hasOtherFiles = (known: ReleaseRecord, record: ReleaseRecord) =>
  JSON.stringify(known.files) !== JSON.stringify(record.files);

interface LiveChange {
  app: string;
  change: PointerChange;
  reason: string;
  /** The revision that the actor saw. The change is refused when there is a later one. */
  seen?: number;
}

/** Changes the live release of an app. Fails with `not_possible_now`, and says why in `fields.release`. */
export async function changeLiveRelease(
  { db, releases }: ReleaseStore,
  actor: Actor,
  { app, change, reason, seen }: LiveChange,
) {
  return transact(db, async (tx) => {
    const revision =
      (await claimRevision(tx, seen)) ??
      fail('not_possible_now', { release: 'Somebody has changed what is live meanwhile.' });
    const pointers = await listPointers(tx);
    const before = pointers.find((pointer) => pointer.app === app);
    if (change.kind === 'disable' && app === 'shell')
      refuse('Without the shell there is no site: it cannot be switched off.');
    const after = before ? applyChange(toPointer(before), change, reason) : startPointer(app, change);
    if (typeof after === 'string') refuse(after);

    const others = pointers.filter((pointer) => pointer !== before).map(toPointer);
    const records = await findRecords(tx, [...others, after]);
    const named = [after.stable, after.canary].map((release) =>
      records.find((record) => record.app === app && record.release === release),
    );
    for (const record of named.filter((found) => found !== undefined)) {
      const missing = await releases.listMissingFiles(record);
      if (missing.length)
        refuse(`${app} ${record.release} lacks what was published: ${missing.slice(0, 3).join(', ')}.`);
    }
    refuseIncompatible(records);

    await upsertPointer(tx, after);
    await writeReleaseAudit(tx, actor, {
      action: `release.${change.kind}`,
      app,
      detail: { before: before && toPointer(before), after, reason, revision },
    });
    return { revision, pointer: after };
  });
}

/** The first change of a new app puts a release live for everybody. */
function startPointer(app: string, change: PointerChange): Pointer {
  if (change.kind !== 'flip') fail('not_found', undefined, { sentence: `No release of ${app} is live yet.` });
  return createPointer({ app, release: change.release });
}

function refuse(sentence: string): never {
  fail('not_possible_now', { release: sentence });
}

/** Drops the columns that only the table has. */
const toPointer = ({ app, stable, previous, canary, canary_percent, disabled_reason }: Pointer): Pointer => ({
  app,
  stable,
  previous,
  canary,
  canary_percent,
  disabled_reason,
});

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

/** Each area must fit each shell with which a visitor may get it. */
function refuseIncompatible(records: readonly ReleaseRecord[]) {
  const shells = records.filter(({ app }) => app === 'shell');
  const areas = records.filter(({ app }) => app !== 'shell');
  const sentences = shells.flatMap((shell) => findIncompatibilities(shell, areas));
  if (sentences.length) refuse(sentences.slice(0, 5).join('\n'));
}

interface ReleaseAudit {
  action: string;
  app: string;
  detail: Record<string, unknown>;
}

const writeReleaseAudit = (tx: Tx, { user_id, by }: Actor, { action, app, detail }: ReleaseAudit) =>
  writeAudit(tx, { user_id }, { action, subject: 'app', subject_id: app, detail: { ...detail, ...(by && { by }) } });

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

const createPointer = ({ app, release }: Pick<ReleaseRecord, 'app' | 'release'>): Pointer => ({
  app,
  stable: release,
  previous: null,
  canary: null,
  canary_percent: null,
  disabled_reason: null,
});
