import { listUnmetRequirements, type ReleaseRecord } from '@foothold/shared/boot';
import { type Db, watchChannel } from '../db';
import type { Log } from '../http';
import { isInCanary } from './bucket';
import { readPrerenders } from './build';
import type { ReleaseFiles } from './files';
import { findRevision, listPointers, listRecords, type Pointer, releaseChannel } from './queries';
import type { LiveReleases, Registry, Release } from './registry';

/** The longest delay of a change when the database's notification is lost. */
const pollMs = 5_000;
const missIntervalMs = 1_000;

interface State {
  revision: number;
  pointers: readonly Pointer[];
  releases: ReadonlyMap<string, Release>;
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
    if ((await findRevision(db)) === state.revision) return;
    state = await readState(db, files, state.releases);
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

  let lastMissAt = 0;
  /** A page that another process served may name a release that this process has not read yet. */
  const refreshAndFind = async (app: string, release: string) => {
    if (Date.now() - lastMissAt < missIntervalMs) return undefined;
    lastMissAt = Date.now();
    await refresh();
    return findCached(app, release);
  };

  return {
    revision: () => state.revision,
    hasCanary: () => state.pointers.some(({ canary }) => canary !== null),
    liveFor: (bucket) => toLiveReleases(state, bucket),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: async (app, release) => findCached(app, release) ?? refreshAndFind(app, release),
    refresh,
    followChanges(log) {
      const poll = () => void refresh().catch((cause) => log.warn({ err: cause }, 'reading the live releases failed'));
      return watchChannel(db, releaseChannel, { poll, interval: pollMs });
    },
  };
}

const toKey = (app: string, release: string) => `${app}/${release}`;

async function readState(db: Db, files: ReleaseFiles, known: State['releases'] = new Map()): Promise<State> {
  const revision = await findRevision(db);
  const [pointers, rows] = [await listPointers(db), await listRecords(db)];
  const releases = await Promise.all(
    rows.map(async ({ app, release, record }) => {
      const key = toKey(app, release);
      return [key, known.get(key) ?? (await loadRelease(record, files))] as const;
    }),
  );
  return { revision, pointers, releases: new Map(releases) };
}

async function loadRelease(record: ReleaseRecord, files: ReleaseFiles): Promise<Release> {
  const folder = files.getFolder(record);
  return { record, folder, prerenders: await readPrerenders(folder, record) };
}

function getShell({ pointers, releases }: State, bucket?: number): Release {
  const pointer = pointers.find(({ app }) => app === 'shell');
  const shell = pointer && releases.get(toKey('shell', chooseRelease(pointer, bucket)));
  if (!shell) throw new Error('There is no release of the shell. Run the build first.');
  return shell;
}

const chooseRelease = ({ app, stable, canary, canary_percent }: Pointer, bucket: number | undefined) =>
  canary !== null && bucket !== undefined && isInCanary(app, bucket, canary_percent ?? 0) ? canary : stable;

function toLiveReleases(state: State, bucket: number | undefined): LiveReleases {
  const shell = getShell(state, bucket);
  const chosen = state.pointers
    .filter(({ app }) => app !== 'shell')
    .flatMap((pointer) => {
      const release = state.releases.get(toKey(pointer.app, chooseRelease(pointer, bucket)));
      return release ? [{ pointer, release }] : [];
    });
  const fallbacks = chosen.flatMap(({ pointer, release }) => {
    const { app, stable, previous } = pointer;
    const before = release.record.release === stable ? previous : stable;
    const found = before === null ? undefined : state.releases.get(toKey(app, before));
    const fits = found && listUnmetRequirements(found.record.requires, shell.record.provides ?? {}).length === 0;
    return fits ? [[app, found] as const] : [];
  });
  const disabled = chosen.flatMap(({ pointer: { app, disabled_reason } }) =>
    disabled_reason === null ? [] : [[app, disabled_reason] as const],
  );
  return {
    shell,
    areas: chosen.map(({ release }) => release),
    fallbacks: new Map(fallbacks),
    disabled: new Map(disabled),
  };
}
