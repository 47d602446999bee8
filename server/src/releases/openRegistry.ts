import { type ReleaseRecord, stillsFile, unmet } from '@foothold/shared/boot';
import { type Db, listen } from '../db';
import type { Log } from '../http';
import { stillsIn } from './build';
import type { ReleaseFiles } from './files';
import { findRevision, listPointers, listRecords, type Pointer, releaseChannel } from './queries';
import type { Live, Registry, Release } from './registry';

/** How late a change of what is live may be noticed where the database's wake-up is lost. */
const pollEvery = 5_000;
const missEvery = 1_000;

interface State {
  revision: number;
  pointers: readonly Pointer[];
  releases: ReadonlyMap<string, Release>;
}

export interface OpenRegistry extends Registry {
  /** Serves what others change within moments, until the returned function is called. */
  follow(log: Pick<Log, 'warn'>): () => void;
}

/** The registry in the database. */
export async function openRegistry(db: Db, files: ReleaseFiles): Promise<OpenRegistry> {
  let state = await readState(db, files);
  shellOf(state);

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
  const findNow = (app: string, release: string) => state.releases.get(keyOf(app, release));

  let lookedAt = 0;
  /** A page made by another process may know more than this one does. */
  const findAgain = async (app: string, release: string) => {
    if (Date.now() - lookedAt < missEvery) return undefined;
    lookedAt = Date.now();
    await refresh();
    return findNow(app, release);
  };

  return {
    revision: () => state.revision,
    hasCanary: () => state.pointers.some(({ canary }) => canary !== null),
    liveFor: (bucket) => liveOf(state, bucket),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: async (app, release) => findNow(app, release) ?? findAgain(app, release),
    refresh,
    follow(log) {
      const look = () => void refresh().catch((cause) => log.warn({ err: cause }, 'reading what is live failed'));
      const timer = setInterval(look, pollEvery).unref();
      const silence = listen(db, releaseChannel, { hear: look, begin: look });
      return () => {
        clearInterval(timer);
        silence();
      };
    },
  };
}

const keyOf = (app: string, release: string) => `${app}/${release}`;

async function readState(db: Db, files: ReleaseFiles, known: State['releases'] = new Map()): Promise<State> {
  const revision = await findRevision(db);
  const [pointers, rows] = [await listPointers(db), await listRecords(db)];
  const releases = await Promise.all(
    rows.map(async ({ app, release, record }) => {
      const key = keyOf(app, release);
      return [key, known.get(key) ?? (await releaseOf(record, files))] as const;
    }),
  );
  return { revision, pointers, releases: new Map(releases) };
}

async function releaseOf(record: ReleaseRecord, files: ReleaseFiles): Promise<Release> {
  const painted = record.files[stillsFile] ? await files.read(record, stillsFile) : undefined;
  return { record, stills: stillsIn(painted), read: (name) => files.read(record, name) };
}

function shellOf({ pointers, releases }: State, bucket?: number): Release {
  const pointer = pointers.find(({ app }) => app === 'shell');
  const shell = pointer && releases.get(keyOf('shell', chosenOf(pointer, bucket)));
  if (!shell) throw new Error('There is no release of the shell. Run the build first.');
  return shell;
}

const chosenOf = ({ stable, canary, canary_percent }: Pointer, bucket: number | undefined) =>
  canary !== null && bucket !== undefined && bucket < (canary_percent ?? 0) ? canary : stable;

function liveOf(state: State, bucket: number | undefined): Live {
  const shell = shellOf(state, bucket);
  const chosen = state.pointers
    .filter(({ app }) => app !== 'shell')
    .flatMap((pointer) => {
      const release = state.releases.get(keyOf(pointer.app, chosenOf(pointer, bucket)));
      return release ? [{ pointer, release }] : [];
    });
  const fallbacks = chosen.flatMap(({ pointer, release }) => {
    const { app, stable, previous } = pointer;
    const before = release.record.release === stable ? previous : stable;
    const found = before === null ? undefined : state.releases.get(keyOf(app, before));
    const fits = found && unmet(found.record.requires, shell.record.provides ?? {}).length === 0;
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
