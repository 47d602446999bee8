import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Build } from '@foothold/shared/build/readBuild';
import fc from 'fast-check';
import { startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { Failure } from '../http/fail';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import { deleteOldReleases } from './deleteOldReleases';
import type { PointerChange } from './pointers';
import { publishBuild } from './publishBuild';
import { listPointers, listRecords } from './queries';
import type { LiveReleases, Release } from './registry';
import { seedRegistry } from './seedRegistry';
import { changeLiveReleases } from './service';

/** How many sequences are tried, and from which seed: RANDOM_SEQUENCES=1000 RANDOM_SEED=7 for others than always. */
const settings = {
  // Releases in a bucket take several times as long to publish.
  numRuns: Number(process.env.RANDOM_SEQUENCES ?? (process.env.TEST_S3_URL ? 6 : 25)),
  seed: Number(process.env.RANDOM_SEED ?? 1),
};
jest.setTimeout(Math.max(60_000, settings.numRuns * 2_000));

const apps = ['shell', 'company', 'candidate'] as const;
const versions = ['1.0.0-b', '1.0.0-c', '1.0.0-misfit'] as const;
type App = (typeof apps)[number];

type Step =
  | { kind: 'publish'; app: App; version: string; how: 'whole' | 'truncated' | 'killed' }
  | { kind: 'change'; app: App; change: PointerChange }
  | { kind: 'damage'; index: number }
  | { kind: 'restart'; process: 0 | 1 }
  | { kind: 'clean' };

const app = fc.constantFrom(...apps);
const version = fc.constantFrom(...versions);
const publish = fc.record({
  kind: fc.constant('publish' as const),
  app,
  version,
  how: fc.constantFrom('whole' as const, 'whole' as const, 'truncated' as const, 'killed' as const),
});
const change = fc.record({
  kind: fc.constant('change' as const),
  app,
  change: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('flip' as const), release: version }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('canary' as const),
        release: version,
        percent: fc.integer({ min: 1, max: 100 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom('rollback', 'end_canary', 'disable', 'enable')
        .map((kind) => ({ kind }) as PointerChange),
    },
  ),
});
const restart = fc.oneof(
  fc.record({ kind: fc.constant('restart' as const), process: fc.constantFrom(0 as const, 1 as const) }),
  fc.constant({ kind: 'clean' as const }),
);
const step: fc.Arbitrary<Step> = fc.oneof({ weight: 5, arbitrary: publish }, { weight: 7, arbitrary: change }, restart);
const damage: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('damage' as const), index: fc.nat(9) });
/** What three teams do at the same time. */
const moment = fc.oneof(
  { weight: 5, arbitrary: fc.array(step, { minLength: 1, maxLength: 3 }) },
  damage.map((step) => [step]),
);

let server: TestServer;
/** Two processes on one database and one folder of releases. */
let processes: [DatabaseRegistry, DatabaseRegistry];
let first: readonly Build[];
let builtHere: readonly Build[];
let builds: Map<string, Build>;
const actor = { user_id: null, by: 'a team' };
const toKey = (name: string, release: string) => `${name} ${release}`;

beforeAll(async () => {
  server = await startServer();
  const built = await Promise.all([
    createTestBuilds('1.0.0-a'),
    ...versions.map((name) =>
      createTestBuilds(name, name === '1.0.0-misfit' ? { requires: { react: '^20.0.0' } } : {}),
    ),
  ]);
  [first = [], builtHere = []] = built;
  builds = new Map(built.flat().map((build) => [toKey(build.record.app, build.record.release), build]));
});
afterAll(() => server.stop());

const find = (name: App, release: string) => builds.get(toKey(name, release)) as Build;

/** As after the first start: one release of every app. */
async function reset() {
  const { db } = server.context;
  await db.deleteFrom('release_pointers').execute();
  await db.deleteFrom('releases').where('release', '!=', '1.0.0-a').execute();
  await seedRegistry(server.context, first);
  processes = [await startAgain(), await startAgain()];
}

async function run(step: Step): Promise<void> {
  const { context } = server;
  switch (step.kind) {
    case 'publish': {
      const build = find(step.app, step.version);
      if (step.how === 'killed') return context.releases.save(build);
      const files = new Map(build.files);
      if (step.how === 'truncated') files.set('page.js', Buffer.from('/*'));
      return void (await publishBuild(context, actor, { ...build, files }));
    }
    case 'change':
      return void (await changeLiveReleases(context, actor, {
        changes: [{ app: step.app, change: step.change }],
        reason: 'Because',
      }));
    case 'damage':
      return damageUnnamed(step.index);
    case 'restart':
      processes[step.process] = await startAgain();
      return;
    case 'clean':
      await context.db.updateTable('releases').set({ published_at: '2020-01-01T00:00:00.000Z' }).execute();
      return deleteOldReleases(context);
  }
}

/** A disk loses a file of a release that no pointer names. */
async function damageUnnamed(index: number) {
  const { db, releases } = server.context;
  const pointers = await listPointers(db);
  const unnamed = (await listRecords(db)).filter(
    ({ app, release }) =>
      !pointers.some(
        (pointer) => pointer.app === app && [pointer.stable, pointer.previous, pointer.canary].includes(release),
      ),
  );
  const damaged = unnamed[index % unnamed.length];
  if (damaged) await rm(path.join(releases.getFolder(damaged), 'page.js'), { force: true });
}

/** Starts a server from a checkout that has built something else. */
async function startAgain(): Promise<DatabaseRegistry> {
  await seedRegistry(server.context, builtHere);
  return openRegistry(server.context.db, server.context.releases);
}

/** What visitors get in both processes: the same, whole, and fitting together. */
async function expectWhole() {
  const named = new Map<string, Release>();
  for (const bucket of [undefined, 0, 20, 40, 60, 80, 99]) {
    const [live, other] = await Promise.all(
      processes.map(async (registry) => {
        await registry.refresh();
        return registry.liveFor(bucket);
      }),
    );
    const { shell, areas, fallbacks } = live!;
    expect(listNames(other!)).toEqual(listNames(live!));
    for (const area of [...areas, ...fallbacks.values()])
      expect(processes[0].findMisfit(shell.record.release, area)).toBeUndefined();
    for (const release of [shell, ...areas, ...fallbacks.values()])
      named.set(toKey(release.record.app, release.record.release), release);
  }
  for (const [name, { record }] of named)
    expect([name, await server.context.releases.listMissingFiles(record)]).toEqual([name, []]);
}

const listNames = ({ shell, areas, fallbacks, disabled }: LiveReleases) => ({
  releases: [shell, ...areas].map(({ record }) => toKey(record.app, record.release)),
  fallbacks: [...fallbacks.values()].map(({ record }) => toKey(record.app, record.release)),
  disabled: [...disabled],
});

/** A refusal is an answer; any other failure is none. */
const runOrRefuse = (step: Step) =>
  run(step).catch((cause: unknown) => {
    if (!(cause instanceof Failure)) throw cause;
  });

describe('registry', () => {
  it('names whole releases alone and stays as it is over a restart, in any sequence of what teams do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 12 }), async (moments) => {
        await reset();
        for (const steps of moments) {
          await Promise.all(steps.map(runOrRefuse));
          await expectWhole();
        }
        const before = await listPointers(server.context.db);
        processes = [await startAgain(), await startAgain()];
        expect(await listPointers(server.context.db)).toEqual(before);
        await expectWhole();
      }),
      settings,
    );
  });
});
