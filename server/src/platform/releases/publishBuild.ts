import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Build } from '@foothold/shared/build/readBuild';
import { getNextVersion } from '@foothold/shared/compatibility';
import { type Db, type Tx, transact } from '../db';
import { fail } from '../http';
import { findBuildProblems } from './gate';
import { addExports, addUses, listSharedVersions } from './interfaces.queries';
import { addSignature, findRecord, findRelease, insertRelease, lockLiveReleases, type Signature } from './queries';
import { refuseOrigin } from './scriptOrigins';
import { type Actor, type ReleaseStore, writeReleaseAudit } from './service';
import { checkSignature, isSigned } from './signatures';
import { findSourceProblems } from './sourceProblems';

interface Publication {
  /** By a release key. */
  signature?: string | undefined;
  /** Where its scripts lie, if not on this site. */
  base_url?: string | undefined;
}

/**
 * Publishes a build as a release that may go live. Publishing it again changes nothing, but that it is signed then; other
 * files under its name are refused, and another place for its scripts.
 */
export async function publishBuild(
  store: ReleaseStore,
  actor: Actor,
  build: Build,
  { signature: given, base_url }: Publication = {},
): Promise<{ fresh: boolean }> {
  const { db, releases } = store;
  const refusals = [...findBuildProblems(build), ...(await findSourceProblems(build))];
  if (refusals.length) fail('invalid_input', { release: refusals.join('\n') });
  const { app, release } = build.record;
  const signature = checkSignature(actor.signer, build.record, given);
  const stored = await findRelease(db, app, release);
  if (stored) {
    const known = stored.record;
    if (hasOtherFiles(known, build.record)) {
      const sentence = `${app} ${release} is published already, with other files. Put that one live, or change something first.`;
      fail('not_possible_now', { release: sentence });
    }
    if (base_url !== undefined && base_url !== stored.base_url) refuseMove(build.record, stored.base_url);
    const isSame = JSON.stringify(known.files) === JSON.stringify(build.record.files);
    if (isSame && (await releases.listMissingFiles(known)).length) await releases.save(build);
    if (signature) await signKnown(db, actor, known, signature);
    if (build.record.uses) await addUses(db, build.record);
    if (build.record.exports)
      await transact(db, async (tx) => addExports(tx, build.record, await deriveSharedVersion(tx, build.record)));
    return { fresh: false };
  }
  if (base_url !== undefined) await refuseOrigin(store, build.record, base_url);
  // Files first, because a row promises that they exist.
  await releases.save(build);
  return transact(db, async (tx) => {
    const shared_version = await deriveSharedVersion(tx, build.record);
    const fresh = await insertRelease(tx, build.record, {
      published_by: actor.user_id,
      shared_version,
      signature,
      base_url: base_url ?? null,
    });
    if (fresh)
      await writeReleaseAudit(tx, actor, {
        action: 'release.publish',
        app,
        detail: { after: release, ...signature, ...(base_url !== undefined && { base_url }) },
      });
    return { fresh };
  });
}

/** Open pages load the rest of a release from where they have begun to. */
const refuseMove = ({ app, release }: ReleaseRecord, base_url: string | null): never =>
  fail('not_possible_now', {
    release: `${app} ${release} is published already, and its scripts lie ${base_url === null ? 'on this site' : `at ${base_url}`}. They never move: change something first.`,
  });

/** Adds a signature to a release that has none, where it fits what is stored: that may differ in more than its files. */
const signKnown = (db: Db, actor: Actor, known: ReleaseRecord, signature: Signature): Promise<void> =>
  transact(db, async (tx) => {
    if (!isSigned(known, signature) || !(await addSignature(tx, known, signature))) return;
    const detail = { after: known.release, ...signature };
    await writeReleaseAudit(tx, actor, { action: 'release.sign', app: known.app, detail });
  });

/** The version of what a release of the shell provides, which follows from the difference to what is live. */
async function deriveSharedVersion(tx: Tx, { exports }: ReleaseRecord): Promise<string | null> {
  if (!exports) return null;
  // One after the other, so that no two get the same version for different exports.
  await lockLiveReleases(tx);
  const versions = await listSharedVersions(tx, exports);
  const same = versions.find(({ is_same }) => is_same);
  if (same) return same.version;
  const taken = new Set(versions.map(({ version }) => version));
  for (const { version, live_exports } of versions)
    if (live_exports) return getNextVersion({ version, exports: live_exports }, exports, taken);
  return '1.0.0';
}

/** Whether two builds differ in more than their source maps, which name no release: they hold every comment. */
const hasOtherFiles = (known: ReleaseRecord, record: ReleaseRecord) =>
  describeContent(known) !== describeContent(record);

const describeContent = ({ files }: ReleaseRecord) =>
  JSON.stringify(Object.entries(files).filter(([name]) => !name.endsWith('.map')));

/**
 * Publishes builds of this machine. Where another machine has published a build of the same sources with other files,
 * that one is used as it is.
 */
export async function publishBuilds(store: ReleaseStore, actor: Actor, builds: readonly Build[]): Promise<void> {
  const publish = async (build: Build) => {
    const known = await findRecord(store.db, build.record.app, build.record.release);
    if (!known || !hasOtherFiles(known, build.record)) await publishBuild(store, actor, build);
  };
  // At once: one is checked while the disk has another.
  await Promise.all(builds.map(publish));
}
