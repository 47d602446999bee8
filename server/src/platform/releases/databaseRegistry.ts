import { prerenderFile, type ReleaseRecord } from '@foothold/shared/boot';
import { type Db, watchChannel } from '../db';
import type { Log } from '../http';
import { isInCanary } from './bucket';
import { readPrerenders } from './build';
import { findMisfits } from './compatibility';
import type { ReleaseFiles } from './files';
import { findInterfaces } from './interfaces.queries';
import { findRelease, findRevision, listPointers, listRecords, type Pointer, releaseChannel } from './queries';
import type { LiveReleases, Preview, Registry, Release } from './registry';
import { listOpenRollouts } from './rollouts.queries';

/** The longest delay of a change when the database's notification is lost. */
const pollMs = 5_000;
const missIntervalMs = 1_000;
const mostMisses = 10;

type ReleaseName = Pick<ReleaseRecord, 'app' | 'release'>;

interface State {
  revision: number;
  pointers: readonly Pointer[];
  hasRollout: boolean;
  releases: ReadonlyMap<string, Release>;
  /** Of these, the ones whose prerendered pages could not be fetched yet. */
  unfetched: ReadonlySet<string>;
  /** Why a release does not fit a shell, by `toPairKey`; undefined where it does. */
  misfits: ReadonlyMap<string, string | undefined>;
}

export interface DatabaseRegistry extends Registry {
  /** Applies changes that other processes make, until the returned function is called. */
  followChanges(log: Pick<Log, 'warn'>): () => void;
}

/** The registry in the database. */
export async function openRegistry(db: Db, files: ReleaseFiles): Promise<DatabaseRegistry> {
  let state = await readState(db, files);
  getShell(state);

  const listeners = new Set<() => void>();
  const read = async () => {
    if ((await findRevision(db)) === state.revision && state.unfetched.size === 0) return;
    state = await readState(db, files, state);
    for (const listener of listeners) listener();
  };
  // Reads are serialized: one that is in flight may miss the change for which another is requested.
  let reading = Promise.resolve();
  const refresh = () => {
    const next = reading.then(read);
    reading = next.catch(() => {});
    return next;
  };
  const findCached = (app: string, release: string) => state.releases.get(toKey(app, release));

  /** A page that another process served, or a preview, may name a release that this process has not read yet. */
  const readOne = async (app: string, release: string) => {
    await refresh();
    const row = findCached(app, release) ? undefined : await findRelease(db, app, release);
    const found = row && (await loadRelease(row, files, () => {}));
    if (found) state = { ...state, releases: new Map(state.releases).set(toKey(app, release), found) };
    return findCached(app, release);
  };
  let misses = { since: 0, lookups: new Map<string, Promise<Release | undefined>>() };
  /** Whoever asks for what does not exist costs few queries, however often. */
  const findMissing = (app: string, release: string) => {
    if (Date.now() - misses.since >= missIntervalMs) misses = { since: Date.now(), lookups: new Map() };
    const { lookups } = misses;
    const key = toKey(app, release);
    if (!lookups.has(key) && lookups.size < mostMisses) lookups.set(key, readOne(app, release));
    return lookups.get(key);
  };

  return {
    revision: () => state.revision,
    hasCanary: () => state.pointers.some(({ canary }) => canary !== null),
    // The last step of a rollout has no canary.
    isJudging: () => state.hasRollout || state.pointers.some(({ canary }) => canary !== null),
    liveFor: (bucket, preview) => toLiveReleases(state, bucket, preview),
    findMisfit: (shell, { record: { app, release } }) => state.misfits.get(toPairKey(shell, app, release)),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: async (app, release) => findCached(app, release) ?? findMissing(app, release),
    refresh,
    followChanges(log) {
      const poll = () => void refresh().catch((cause) => log.warn({ err: cause }, 'reading the live releases failed'));
      return watchChannel(db, releaseChannel, { poll, interval: pollMs });
    },
  };
}

const toKey = (app: string, release: string) => `${app}/${release}`;

const toPairKey = (shell: string, app: string, release: string) => `${shell} ${toKey(app, release)}`;

async function readState(db: Db, files: ReleaseFiles, known?: State): Promise<State> {
  const revision = await findRevision(db);
  const [pointers, rows] = [await listPointers(db), await listRecords(db)];
  const hasRollout = (await listOpenRollouts(db)).length > 0;
  const unfetched = new Set<string>();
  const releases = await Promise.all(
    rows.map(async (row) => {
      const key = toKey(row.app, row.release);
      const found = known?.unfetched.has(key) ? undefined : known?.releases.get(key);
      return [key, found ?? (await loadRelease(row, files, () => unfetched.add(key)))] as const;
    }),
  );
  const misfits = await compareWithShells(db, pointers, rows, known?.misfits);
  return { revision, pointers, hasRollout, releases: new Map(releases), unfetched, misfits };
}

/** Compares what may be live with every shell that an open page may run. */
async function compareWithShells(
  db: Db,
  pointers: readonly Pointer[],
  rows: readonly ReleaseName[],
  known: State['misfits'] = new Map(),
): Promise<State['misfits']> {
  const shells = rows.filter(({ app }) => app === 'shell');
  const live = pointers.flatMap(({ app, stable, previous, canary }) =>
    app === 'shell'
      ? []
      : [stable, previous, canary].flatMap((release) => (release === null ? [] : [{ app, release }])),
  );
  const pairs = shells.flatMap((shell) => live.map((area) => [shell, area] as const));
  const toKeyOf = ([shell, { app, release }]: readonly [ReleaseName, ReleaseName]) =>
    toPairKey(shell.release, app, release);
  // A release that did not fit may have been built against another state since; one that fits always will.
  const added = pairs.filter((pair) => !known.has(toKeyOf(pair)) || known.get(toKeyOf(pair)) !== undefined);
  const interfaces = await findInterfaces(db, added.length ? [...shells, ...live] : []);
  const find = ({ app, release }: ReleaseName) => interfaces.find((one) => one.app === app && one.release === release);
  const compared = added.map((pair) => {
    const [shell, area] = [find(pair[0]), find(pair[1])];
    return [toKeyOf(pair), shell && area ? findMisfits(area, shell)[0] : undefined] as const;
  });
  return new Map([...pairs.map((pair) => [toKeyOf(pair), known.get(toKeyOf(pair))] as const), ...compared]);
}

/** A release is live also while its prerendered pages cannot be fetched: pages do without them until then. */
async function loadRelease(
  { record, base_url }: Pick<Release, 'record' | 'base_url'>,
  files: ReleaseFiles,
  onUnfetched: () => void,
): Promise<Release> {
  const folder = files.getFolder(record);
  const fetch = files.fetchFile && ((name: string) => files.fetchFile?.(record, name) ?? Promise.resolve());
  if (record.files[prerenderFile]) await fetch?.(prerenderFile).catch(onUnfetched);
  return { record, base_url, folder, fetch, prerenders: await readPrerenders(folder, record) };
}

function getShell({ pointers, releases }: State, bucket?: number): Release {
  const pointer = pointers.find(({ app }) => app === 'shell');
  const shell = pointer && releases.get(toKey('shell', chooseRelease(pointer, bucket)));
  if (!shell) throw new Error('There is no release of the shell. Run the build first.');
  return shell;
}

const chooseRelease = ({ app, stable, canary, canary_percent }: Pointer, bucket: number | undefined) =>
  canary !== null && bucket !== undefined && isInCanary(app, bucket, canary_percent ?? 0) ? canary : stable;

function toLiveReleases(state: State, bucket: number | undefined, preview?: Preview): LiveReleases {
  const previewed = preview && state.releases.get(toKey(preview.app, preview.release));
  const isPreviewed = (app: string) => previewed?.record.app === app;
  const shell = previewed && isPreviewed('shell') ? previewed : getShell(state, bucket);
  // A previewed area has no release to fall back to, and may be switched off for everybody else.
  const pointers = state.pointers.filter(({ app }) => app !== 'shell' && !isPreviewed(app));
  const chosen = pointers.flatMap((pointer) => {
    const release = state.releases.get(toKey(pointer.app, chooseRelease(pointer, bucket)));
    return release ? [{ pointer, release }] : [];
  });
  const fallbacks = chosen.flatMap(({ pointer, release }) => {
    const { app, stable, previous } = pointer;
    const before = release.record.release === stable ? previous : stable;
    const found = before === null ? undefined : state.releases.get(toKey(app, before));
    const misfit = found && state.misfits.get(toPairKey(shell.record.release, app, found.record.release));
    // From here, whatever may be wrong with another origin.
    return found && misfit === undefined ? [[app, { ...found, base_url: null }] as const] : [];
  });
  const disabled = chosen.flatMap(({ pointer: { app, disabled_reason } }) =>
    disabled_reason === null ? [] : [[app, disabled_reason] as const],
  );
  return {
    revision: state.revision,
    shell,
    areas: [...chosen.map(({ release }) => release), ...(previewed && previewed !== shell ? [previewed] : [])],
    fallbacks: new Map(fallbacks),
    disabled: new Map(disabled),
  };
}
