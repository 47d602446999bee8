import { createHash, randomUUID } from 'node:crypto';
import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Build } from '@foothold/shared/build/readBuild';
import { describeEndpoints, interfaceFormat, type SharedExports, type Uses } from '@foothold/shared/compatibility';
import { type Endpoint, endpoint, listAreas } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { openRegistry } from './databaseRegistry';
import type { PointerChange } from './pointers';
import { publishBuild } from './publishBuild';
import { announceServer } from './runningServers';
import { insertServer } from './runningServers.queries';
import { seedRegistry } from './seedRegistry';
import { changeLiveReleases } from './service';
import { findUnservedReleases } from './unservedReleases';

let server: TestServer;
const operator = { user_id: null, by: 'operator' };

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.context.db.deleteFrom('release_pointers').execute();
  await server.context.db.deleteFrom('releases').execute();
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a', { exports: ui('Button') }));
});

/** Exports of `ui` with these names, or what a release uses of them. */
const ui = (...names: string[]): SharedExports => ({
  format: interfaceFormat,
  exports: { ui: Object.fromEntries(names.map((name) => [name, { text: '', names: [`ui/${name}`] }])) },
  types: Object.fromEntries(names.map((name) => [`ui/${name}`, { text: name, names: [] }])),
});

const uses = (names: string[], endpoints: Endpoint[] = []): Uses => ({
  ...ui(...names),
  endpoints: describeEndpoints(endpoints),
});

const unknownEndpoint = endpoint({
  method: 'POST',
  path: '/jobs/boost',
  access: 'organization',
  summary: '',
}) as Endpoint;

async function createBuild(app: string, version: string, more: Partial<ReleaseRecord>): Promise<Build> {
  const found = (await createTestBuilds(version, more)).find(({ record }) => record.app === app);
  if (!found) throw new Error(`There is no ${app}.`);
  return found;
}

const publish = async (app: string, version: string, more: Partial<ReleaseRecord>) =>
  publishBuild(server.context, operator, await createBuild(app, version, more));

const flip = (app: string, release: string) => ({ app, change: { kind: 'flip', release } as const });
const change = (...changes: { app: string; change: PointerChange }[]) =>
  changeLiveReleases(server.context, operator, { changes, reason: 'Because' });

const advice = 'First release what the other needs, or both in one step, as in: pnpm release shell company.';
const toRefusal = (misfit: string) => ({ code: 'not_possible_now', fields: { release: `${misfit}\n${advice}` } });

describe('a flip', () => {
  it('is refused for an area that uses an export which the live shell lacks', async () => {
    await publish('company', '1.0.0-b', { uses: uses(['Button', 'Spark']) });
    await expect(change(flip('company', '1.0.0-b'))).rejects.toMatchObject(
      toRefusal('company 1.0.0-b does not fit shell 1.0.0-a: it uses ui.Spark, which is missing.'),
    );
  });

  it('is refused with the first differences and how many more there are', async () => {
    await publish('company', '1.0.0-b', { uses: uses(['A', 'B', 'C', 'D', 'E']) });
    const missing = ['A', 'B', 'C'].map((name) => `it uses ui.${name}, which is missing`).join('; ');
    await expect(change(flip('company', '1.0.0-b'))).rejects.toMatchObject(
      toRefusal(`company 1.0.0-b does not fit shell 1.0.0-a: ${missing}; and 2 more.`),
    );
  });

  it('is refused for a shell that drops an export which a live area uses', async () => {
    await publish('company', '1.0.0-b', { uses: uses(['Button']) });
    await change(flip('company', '1.0.0-b'));
    await publish('shell', '2.0.0-a', { exports: ui('Spark') });
    await expect(change(flip('shell', '2.0.0-a'))).rejects.toMatchObject(
      toRefusal('company 1.0.0-b does not fit shell 2.0.0-a: it uses ui.Button, which is missing.'),
    );
  });

  it('is refused for an area that the shell’s canary lacks something for, and for the rollback to such a shell', async () => {
    await publish('shell', '1.1.0-a', { exports: ui('Button', 'Spark') });
    await publish('shell', '1.1.0-b', { exports: ui('Button') });
    await publish('company', '1.0.0-b', { uses: uses(['Spark']) });
    await change(flip('shell', '1.1.0-a'));
    await change({ app: 'shell', change: { kind: 'canary', release: '1.1.0-b', percent: 5 } });
    await expect(change(flip('company', '1.0.0-b'))).rejects.toMatchObject(
      toRefusal('company 1.0.0-b does not fit shell 1.1.0-b: it uses ui.Spark, which is missing.'),
    );

    await change({ app: 'shell', change: { kind: 'end_canary' } });
    await change(flip('company', '1.0.0-b'));
    await expect(change({ app: 'shell', change: { kind: 'rollback' } })).rejects.toMatchObject(
      toRefusal('company 1.0.0-b does not fit shell 1.0.0-a: it uses ui.Spark, which is missing.'),
    );
    await change({ app: 'shell', change: { kind: 'rollback' } }, { app: 'company', change: { kind: 'rollback' } });
  });

  it('is allowed for an area that fits a shell as its files are described now, or were before', async () => {
    await publish('company', '1.0.0-b', { uses: uses(['Spark']) });
    await publish('candidate', '1.0.0-b', { uses: uses(['Button']) });
    await expect(publish('shell', '1.0.0-a', { exports: ui('Spark') })).resolves.toEqual({ fresh: false });
    await change(flip('company', '1.0.0-b'), flip('candidate', '1.0.0-b'));
  });

  it('puts releases live together that need each other', async () => {
    await publish('shell', '2.0.0-a', { exports: ui('Spark') });
    await publish('company', '1.0.0-b', { uses: uses(['Spark']) });
    const { pointers } = await change(flip('shell', '2.0.0-a'), flip('company', '1.0.0-b'));
    expect(pointers.map(({ stable }) => stable)).toEqual(['2.0.0-a', '1.0.0-b']);
  });

  it('is refused for an area that calls an endpoint which this server does not serve', async () => {
    await publish('company', '1.0.0-b', { uses: uses([], [listAreas as Endpoint, unknownEndpoint]) });
    await expect(change(flip('company', '1.0.0-b'))).rejects.toMatchObject(
      toRefusal('company 1.0.0-b does not fit this server: it calls POST /jobs/boost, which is missing.'),
    );
  });

  it('is refused for an area that another running server lacks a call for, until that server has ended', async () => {
    const { db } = server.context;
    await publish('company', '1.0.0-b', { uses: uses([], [listAreas as Endpoint]) });
    const stop = await announceServer(db, server.context.config);
    const older = {
      id: randomUUID(),
      fingerprint: 'older',
      key_fingerprint: null,
      format: interfaceFormat,
      endpoints: {},
    };
    await insertServer(db, older);
    await expect(change(flip('company', '1.0.0-b'))).rejects.toMatchObject(
      toRefusal('company 1.0.0-b does not fit a server that still runs: it calls GET /areas, which is missing.'),
    );

    // It was killed: a sign of life is a minute overdue.
    await db
      .updateTable('running_servers')
      .set({ seen_at: sql<string>`now() - interval '2 minutes'` })
      .where('id', '=', older.id)
      .execute();
    await change(flip('company', '1.0.0-b'));
    await stop();
    expect(await db.selectFrom('running_servers').select('id').execute()).toEqual([{ id: older.id }]);
  });

  it('compares no uses that were described in another way', async () => {
    await publish('company', '1.0.0-b', { uses: { ...uses(['Spark'], [unknownEndpoint]), format: 0 } });
    await change(flip('company', '1.0.0-b'));
  });

  it('accepts files that were built against this shell after they were built against another one', async () => {
    await publish('company', '1.0.0-b', { uses: uses(['Spark']) });
    await publish('company', '1.0.0-b', { uses: uses(['Button']) });
    await change(flip('company', '1.0.0-b'));
  });
});

describe('a publication', () => {
  /** A build whose source map says that its scripts were made of this. */
  async function createMappedBuild(sources: Record<string, string>, used: Uses): Promise<Build> {
    const { record, files } = await createBuild('company', '1.0.0-b', { uses: used });
    const name = 'page.js.map';
    const map = { sources: Object.keys(sources), sourcesContent: Object.values(sources) };
    const content = Buffer.from(JSON.stringify(map));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return {
      record: { ...record, files: { ...record.files, [name]: { integrity, bytes: content.length } } },
      files: new Map(files).set(name, content),
    };
  }

  it('is refused when a record does not name what the scripts use', async () => {
    const page = `import { Button, Spark } from '@foothold/shared/ui';
      import { listAreas, failureKinds } from '@foothold/shared/contract';`;
    const build = await createMappedBuild({ './src/Page.tsx': page }, uses(['Button']));
    await expect(publishBuild(server.context, operator, build)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        release: 'It uses listAreas, which its record does not name.\nIt uses Spark, which its record does not name.',
      },
    });
  });

  it.each([
    ['uses', { uses: { format: 1, exports: { ui: { Button: 7 } }, types: {}, endpoints: {} } }],
    ['exports', { exports: { format: 1, exports: {}, types: { Button: { object: { busy: null } } } } }],
  ])('is refused when its %s are malformed', async (_, record) => {
    await expect(publish('shell', '1.0.0-b', record as unknown as Partial<ReleaseRecord>)).rejects.toMatchObject({
      fields: { release: 'Its record does not describe what it uses as a build does.' },
    });
  });

  it('is refused when nothing shows what an area uses', async () => {
    await expect(publish('company', '1.0.0-b', { uses: undefined })).rejects.toMatchObject({
      fields: { release: expect.stringMatching(/^Its record does not say what it uses\./) },
    });
    const { record, files } = await createBuild('company', '1.0.0-b', {});
    const { 'page.js.map': _, ...others } = record.files;
    const build = {
      record: { ...record, files: others },
      files: new Map([...files].filter(([name]) => name !== 'page.js.map')),
    };
    await expect(publishBuild(server.context, operator, build)).rejects.toMatchObject({
      fields: { release: 'page.js has no source map, which shows what it uses.' },
    });
  });

  it('is refused when the scripts contain a copy of what the shell provides', async () => {
    const copy = '../node_modules/zustand/esm/index.mjs';
    const build = await createMappedBuild({ './src/Page.tsx': '', [copy]: '' }, uses([]));
    await expect(publishBuild(server.context, operator, build)).rejects.toMatchObject({
      fields: { release: 'It contains a copy of zustand, which the shell provides.' },
    });
  });

  it('is refused when its sources do not show what they use', async () => {
    const source = `export const load = async () => (await import('@foothold/shared/ui')).Spark;`;
    const build = await createMappedBuild({ './src/Page.tsx': source }, uses([]));
    const release = 'src/Page.tsx imports @foothold/shared/ui without naming what it uses of it: import each name.';
    await expect(publishBuild(server.context, operator, build)).rejects.toMatchObject({ fields: { release } });
  });

  it('of a shell gets the version that follows from what it provides', async () => {
    await publish('shell', '1.0.0-b', { exports: ui('Button', 'Spark') });
    await publish('shell', '1.0.0-c', { exports: ui('Spark') });
    await publish('shell', '1.0.0-d', { exports: ui('Spark') });
    // Of two that differ from the live one alike, each gets a version of its own.
    await publish('shell', '1.0.0-e', { exports: ui('Button', 'Chart') });
    await change(flip('shell', '1.0.0-e'));
    await publish('shell', '1.0.0-f', { exports: ui('Button', 'Chart', 'Spark') });
    const rows = await server.context.db
      .selectFrom('releases')
      .select(['release', 'shared_version'])
      .where('app', '=', 'shell')
      .orderBy('release')
      .execute();
    expect(rows.map(({ shared_version }) => shared_version)).toEqual([
      '1.0.0',
      '1.1.0',
      '2.0.0',
      '2.0.0',
      '1.2.0',
      '1.3.0',
    ]);
  });
});

describe('the registry', () => {
  it('says which release a page with an earlier shell cannot load, and offers no fallback that does not fit', async () => {
    await publish('shell', '1.1.0-a', { exports: ui('Button', 'Spark') });
    await publish('company', '1.0.0-b', { uses: uses(['Spark']) });
    await publish('company', '1.0.0-c', { uses: uses(['Button']) });
    await change(flip('shell', '1.1.0-a'));
    await change(flip('company', '1.0.0-b'));
    const registry = await openRegistry(server.context.db, server.context.releases);
    const findCompany = () => registry.liveFor().areas.find(({ record }) => record.app === 'company');
    const newer = findCompany();
    if (!newer) throw new Error('The company area is live.');
    expect(registry.findMisfit('1.1.0-a', newer)).toBeUndefined();
    expect(registry.findMisfit('1.0.0-a', newer)).toBe(
      'company 1.0.0-b does not fit shell 1.0.0-a: it uses ui.Spark, which is missing.',
    );

    await change(flip('company', '1.0.0-c'));
    await change({ app: 'shell', change: { kind: 'rollback' } });
    await registry.refresh();
    expect(registry.liveFor().fallbacks.has('company')).toBe(false);
    expect(registry.liveFor().shell.record.release).toBe('1.0.0-a');
  });
});

describe('findUnservedReleases', () => {
  it('finds nothing where this server serves what is live', async () => {
    expect(await findUnservedReleases(server.context.db)).toEqual({ live: [], earlier: [] });
  });

  it('finds what is live, what a rollback would restore and what open pages may run', async () => {
    const sentences = (app: string) => [
      `${app} 1.0.0-x does not fit this server: it calls POST /jobs/boost, which is missing.`,
    ];
    const { db } = server.context;
    for (const app of ['candidate', 'company', 'public'])
      await publish(app, '1.0.0-x', { uses: uses([], [unknownEndpoint]) });
    // As another server, which serves it, would have flipped them.
    await db.updateTable('release_pointers').set({ stable: '1.0.0-x' }).where('app', '=', 'candidate').execute();
    await db.updateTable('release_pointers').set({ previous: '1.0.0-x' }).where('app', '=', 'company').execute();
    await db
      .insertInto('audit_log')
      .values({
        ...{ action: 'release.flip', subject: 'app', subject_id: 'public' },
        detail: JSON.stringify({ before: { stable: '1.0.0-x', canary: null } }),
      })
      .execute();

    const { live, earlier } = await findUnservedReleases(db);
    expect(live).toEqual([{ app: 'candidate', release: '1.0.0-x', sentences: sentences('candidate') }]);
    expect(earlier.sort((a, b) => a.app.localeCompare(b.app))).toEqual([
      { app: 'company', release: '1.0.0-x', sentences: sentences('company') },
      { app: 'public', release: '1.0.0-x', sentences: sentences('public') },
    ]);
  });
});
