import type { HealthReport, Output } from '@foothold/shared/contract';
import type { listReleases } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { createServer } from '../../app/main';
import type { HttpServer } from '../http';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import { deleteOldReleases } from './deleteOldReleases';
import { publishBuild } from './publishBuild';

import { seedRegistry } from './seedRegistry';

let server: TestServer;
let site: HttpServer;
let registry: DatabaseRegistry;
let admin: SignedIn;
const longName = '0.1.0-981eb361c5';
beforeAll(async () => {
  server = await startServer();
  const { context } = server;
  await seedRegistry(context, await createTestBuilds('1.0.0-a'));
  for (const version of ['1.0.0-b', longName])
    for (const build of await createTestBuilds(version)) await publishBuild(context, { user_id: null }, build);
  registry = await openRegistry(context.db, context.releases);
  site = await createServer({ ...context, registry }, { strict: true });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const change = async (app: string, body: object) => {
  const payload = { reason: 'Look at it', change: body };
  const response = await server.send({ method: 'PUT', url: `releases/${app}`, as: admin, body: payload });
  await registry.refresh();
  return response;
};
const start = (app: string, steps = [1, 10, 100], release = '1.0.0-b') =>
  change(app, { kind: 'rollout', release, steps, every_seconds: 1800 });
async function findApp(app: string) {
  const { apps } = (await server.send({ url: 'releases', as: admin })).json<Output<typeof listReleases>>();
  return apps.find((one) => one.app === app);
}
/** Sends what a page that a visitor was served with these releases has to say. */
async function report(ip: string, served: readonly string[], reports: readonly HealthReport[]) {
  const releases = served.map((name) => ({ app: name.split(' ')[0] ?? '', release: name.split(' ')[1] ?? '' }));
  const token = await server.context.healthTokens.issue({ identity: null, ip }, releases);
  return site.inject({ method: 'POST', url: '/api/health_reports', payload: { token, reports } });
}
const countOf = async (app: string, measure: string) =>
  (await findApp(app))?.rollout?.measures.find((one) => one.measure === measure)?.visitors;

describe('a rollout', () => {
  it('gives a release to the first share, and is listed with what is next and who began it', async () => {
    expect((await start('company')).statusCode).toBe(200);
    expect(await findApp('company')).toMatchObject({
      ...{ stable: '1.0.0-a', canary: '1.0.0-b', canary_percent: 1 },
      rollout: {
        ...{ release: '1.0.0-b', stable: '1.0.0-a', steps: [1, 10, 100], step: 0, state: 'running' },
        ...{ started_by: admin.email, visitors: { release: 0, stable: 0 }, ended_at: null },
      },
      history: expect.arrayContaining([expect.objectContaining({ action: 'release.rollout', to: '1.0.0-b' })]),
    });
    expect((await start('company')).json()).toMatchObject({
      fields: { release: 'A rollout of 1.0.0-b is under way: end it first.' },
    });
  });

  it('is paused and resumed', async () => {
    const reasonOf = async (kind: string) => (await change('company', { kind })).json().fields?.release;
    expect(await reasonOf('resume_rollout')).toBe('The rollout is not paused.');
    expect(await reasonOf('pause_rollout')).toBeUndefined();
    expect((await findApp('company'))?.rollout?.state).toBe('paused');
    expect(await reasonOf('pause_rollout')).toBe('The rollout is paused already.');
    expect(await reasonOf('resume_rollout')).toBeUndefined();
    expect((await findApp('company'))?.rollout?.state).toBe('running');
    expect((await change('candidate', { kind: 'pause_rollout' })).json().fields.release).toBe(
      'No rollout is under way.',
    );
  });

  it('ends when somebody changes what is live, and says so', async () => {
    await change('company', { kind: 'end_canary' });
    expect((await findApp('company'))?.rollout).toMatchObject({
      state: 'stopped',
      reason: 'It was ended: Look at it',
      ended_at: expect.any(String),
    });
    expect((await start('company')).statusCode).toBe(200);
    await change('company', { kind: 'flip', release: '1.0.0-b' });
    expect((await findApp('company'))?.rollout?.reason).toBe('A release was put live for everybody: Look at it');
  });

  it.each([
    ['one step', [100]],
    ['steps that shrink', [50, 10, 100]],
    ['a last step for some', [1, 10]],
    ['a step for nobody', [0, 100]],
  ])('is refused with %s', async (_what, steps) => {
    expect((await start('candidate', steps)).statusCode).toBe(422);
  });
});

describe('the visits of a rollout', () => {
  const [canary, stable] = ['public 1.0.0-b', 'public 1.0.0-a'];
  const of = (release: string, kind: HealthReport['kind'], value?: number) => [{ app: 'public', release, kind, value }];
  beforeAll(() => start('public'));

  it('are those of both groups, each visitor once, from pages that were served with it', async () => {
    for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await report(ip, [canary], of('1.0.0-b', 'loaded'));
    await report('10.0.0.3', [stable], of('1.0.0-a', 'crashed'));
    await report('10.0.0.3', [stable], of('1.0.0-a', 'load_failed'));
    await report('10.0.0.4', [], of('1.0.0-b', 'crashed'));
    await report('10.0.0.5', [canary], of('1.0.0-a', 'crashed'));
    expect((await findApp('public'))?.rollout?.visitors).toEqual({ release: 2, stable: 1 });
    expect(await countOf('public', 'failed')).toEqual({ release: 0, stable: 1 });
  });

  it('count a vital that was not good; how fast a page was, from the second one on', async () => {
    await report('10.0.1.1', [canary], [...of('1.0.0-b', 'inp', 201), ...of('1.0.0-b', 'lcp', 9_000)]);
    await report('10.0.1.2', [canary], [...of('1.0.0-b', 'inp', 200), ...of('1.0.0-b', 'cls', 0.11)]);
    expect(await countOf('public', 'inp')).toEqual({ release: 1, stable: 0 });
    expect(await countOf('public', 'cls')).toEqual({ release: 1, stable: 0 });
    expect(await countOf('public', 'lcp')).toEqual({ release: 0, stable: 0 });
    await report('10.0.1.1', [canary], of('1.0.0-b', 'lcp', 9_000));
    expect(await countOf('public', 'lcp')).toEqual({ release: 1, stable: 0 });
  });

  it('end nothing at once: the stable release may fail as often', async () => {
    for (let visitor = 1; visitor <= 9; visitor += 1)
      await report(`10.0.2.${visitor}`, [canary], of('1.0.0-b', 'crashed'));
    expect((await findApp('public'))?.canary).toBe('1.0.0-b');
  });

  it('of the shell are those with the vitals of its areas', async () => {
    await start('shell');
    await report('10.0.3.1', ['shell 1.0.0-b', stable], of('1.0.0-a', 'inp', 900));
    expect(await countOf('shell', 'inp')).toEqual({ release: 1, stable: 0 });
  });

  it('are taken from a page with as many areas as a site has', async () => {
    const apps = ['shell', 'public', 'candidate', 'company', 'admin', 'reports', 'events', 'alumni'];
    const served = [`candidate ${longName}`, ...apps.map((app) => `${app} ${longName}`)];
    expect((await report('10.0.4.1', served, of('1.0.0-a', 'loaded'))).statusCode).toBe(204);
  });
});

describe('deleteOldReleases', () => {
  /** A rollout that ended so many days ago, or is under way, with a visitor to whom something happened. */
  async function insertEnded(app: string, days: number | null) {
    const { db } = server.context;
    const { id } = await db
      .insertInto('rollouts')
      .values({
        ...{ app, release: '1.0.0-b', stable: '1.0.0-a', steps: [1, 100], every_seconds: 60, revision: 0 },
        ...{ started_at: sql<string>`now() - interval '200 days'`, due_at: sql<string>`now() - interval '199 days'` },
        ...(days !== null && { state: 'done', ended_at: sql<string>`now() - make_interval(days => ${days})` }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const visit = { rollout_id: id, visitor: 'x', step: 0, has_release: true };
    await db
      .insertInto('rollout_visits')
      .values({ ...visit, first_page: 'x' })
      .execute();
    await db
      .insertInto('rollout_events')
      .values({ ...visit, measure: 'failed', is_watch: false })
      .execute();
    return id;
  }

  it('forgets the visitors of a rollout a week after its end, the rollout after 90 days, and nothing of one under way', async () => {
    const { db } = server.context;
    await db.deleteFrom('rollouts').execute();
    const open = await insertEnded('company', null);
    const [recent, aWeekOld, almostOld, old] = [
      await insertEnded('company', 6),
      await insertEnded('company', 8),
      await insertEnded('company', 89),
      await insertEnded('company', 91),
    ];
    const list = async (table: 'rollout_visits' | 'rollout_events') =>
      (await db.selectFrom(table).select('rollout_id').orderBy('rollout_id').execute()).map((row) => row.rollout_id);
    expect(await list('rollout_visits')).toEqual([open, recent, aWeekOld, almostOld, old]);
    await deleteOldReleases(server.context);
    expect(await list('rollout_visits')).toEqual([open, recent]);
    expect(await list('rollout_events')).toEqual([open, recent]);
    const kept = await db.selectFrom('rollouts').select('id').orderBy('id').execute();
    expect(kept.map(({ id }) => id)).toEqual([open, recent, aWeekOld, almostOld]);
  });
});
