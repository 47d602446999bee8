import { listUnmetRequirements, type ReleaseRecord } from '@foothold/shared/boot';
import { type Db, watchChannel } from '../db';
import type { Log } from '../http';
import { readPrerenders } from './build';
import type { ReleaseFiles } from './files';
import { findRevision, listPointers, listRecords, type Pointer, releaseChannel } from './queries';
import type { LiveReleases, Registry, Release } from './registry';

/** How late a change of what is live may be noticed where the database's wake-up is lost. */
const pollMs = 5_000;
const missIntervalMs = 1_000;

interface State {
  revision: number;
  pointers: readonly Pointer[];
  releases: ReadonlyMap<string, Release>;
}

export interface DatabaseRegistry extends Registry {
  /** Serves what others change within moments, until the returned function is called. */
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
  // One after the other: what is asked for while a reading is under way may not be in it.
  let reading = Promise.resolve();
  const refresh = () => {
    const next = reading.then(read);
    reading = next.catch(() => {});
    return next;
  };
  const findNow = (app: string, release: string) => state.releases.get(toKey(app, release));

  let lookedAt = 0;
  /** A page made by another process may know more than this one does. */
  const findAgain = async (app: string, release: string) => {
    if (Date.now() - lookedAt < missIntervalMs) return undefined;
    lookedAt = Date.now();
    await refresh();
    return findNow(app, release);
  };

  return {
    revision: () => state.revision,
    hasCanary: () => state.pointers.some(({ canary }) => canary !== null),
    liveFor: (bucket) => toLiveReleases(state, bucket),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: async (app, release) => findNow(app, release) ?? findAgain(app, release),
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

const chooseRelease = ({ stable, canary, canary_percent }: Pointer, bucket: number | undefined) =>
  canary !== null && bucket !== undefined && bucket < (canary_percent ?? 0) ? canary : stable;

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
