import type { ReleaseRecord } from '@foothold/shared/boot';
import { writeAudit } from '../audit/queries';
import { type Db, type Tx, transact } from '../db';
import { fail } from '../http';
import type { Build } from './build';
import type { ReleaseFiles } from './files';
import { findBuildProblems, findIncompatibilities } from './gate';
import { deleteOldHealth } from './health.queries';
import { applyChange, createPointer, type PointerChange, toPointer } from './pointers';
import {
  claimRevision,
  deleteRelease,
  findRecord,
  insertRelease,
  listObsoleteReleases,
  listPointers,
  type Pointer,
  upsertPointer,
} from './queries';

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

export const hasOtherFiles = (known: ReleaseRecord, record: ReleaseRecord) =>
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

/** The records of all releases that these pointers name. Fails when one was never published. */
export async function findRecords(tx: Tx, pointers: readonly Pointer[]): Promise<ReleaseRecord[]> {
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

export const writeReleaseAudit = (tx: Tx, { user_id, by }: Actor, { action, app, detail }: ReleaseAudit) =>
  writeAudit(tx, { user_id }, { action, subject: 'app', subject_id: app, detail: { ...detail, ...(by && { by }) } });

/** Deletes releases that no open page can still use: the row first, so that no row names deleted files. */
export async function deleteOldReleases({ db, releases }: ReleaseStore): Promise<void> {
  await deleteOldHealth(db);
  for (const release of await listObsoleteReleases(db)) {
    await deleteRelease(db, release);
    await releases.remove(release);
  }
}
