import type { HealthReport, Output } from '@foothold/shared/contract';
import type { listReleases } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { createServer } from '../../app/main';
import type { HttpServer } from '../http';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import { publishBuild } from './publishBuild';
import { seedRegistry } from './seedRegistry';
import { changeLiveReleases } from './service';

let server: TestServer;
let site: HttpServer;
let registry: DatabaseRegistry;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  const { context } = server;
  await seedRegistry(context, await createTestBuilds('1.0.0-a'));
  const builds = await createTestBuilds('1.0.0-b');
  for (const build of builds) await publishBuild(context, { user_id: null }, build);
  registry = await openRegistry(context.db, context.releases);
  site = await createServer({ ...context, registry }, { strict: true });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const startCanary = async (app: string) => {
  const changes = [{ app, change: { kind: 'canary', release: '1.0.0-b', percent: 50 } as const }];
  await changeLiveReleases(server.context, { user_id: null }, { changes, reason: 'Try it' });
  await registry.refresh();
};
const sendReports = (reports: HealthReport[]) =>
  site.inject({ method: 'POST', url: '/api/health_reports', payload: { reports } });
const repeat = (count: number, report: HealthReport) => Array.from({ length: count }, () => report);
const createReport = (app: string, kind: HealthReport['kind'], value?: number): HealthReport => ({
  app,
  release: '1.0.0-b',
  kind,
  value,
});
async function findApp(app: string) {
  const { apps } = (await server.send({ url: 'releases', as: admin })).json<Output<typeof listReleases>>();
  return apps.find((one) => one.app === app);
}
const findHealth = async (app: string) =>
  (await findApp(app))?.releases.find(({ release }) => release === '1.0.0-b')?.health;

describe('health reports', () => {
  it('are counted for each release, with the 75th percentile of each web vital', async () => {
    await sendReports([...repeat(3, createReport('public', 'loaded')), createReport('public', 'load_failed')]);
    await sendReports([1200, 1300, 1500, 9000].map((value) => createReport('public', 'lcp', value)));
    await sendReports([0.01, 0.02].map((value) => createReport('public', 'cls', value)));
    expect(await findHealth('public')).toEqual({
      loaded: 3,
      load_failed: 1,
      crashed: 0,
      unusable: 0,
      failing_routes: [],
      lcp: 1600,
      cls: 0.03,
      inp: null,
    });
  });

  it('are ignored when the app or the release is unknown', async () => {
    expect((await sendReports([{ app: 'public', release: 'x', kind: 'loaded' }])).statusCode).toBe(204);
    expect((await sendReports([{ app: 'nothing', release: '1.0.0-b', kind: 'loaded' }])).statusCode).toBe(204);
  });

  it('name the pages that fail most, by patterns of the release alone', async () => {
    const failing = createReport('admin', 'crashed');
    await sendReports([
      ...repeat(2, { ...failing, route: '/admindashboard' }),
      { ...failing, kind: 'unusable', route: '/admindashboard' },
      { ...failing, kind: 'load_failed', route: '/admindashboard?token=secret' },
    ]);
    expect(await findHealth('admin')).toMatchObject({
      load_failed: 1,
      crashed: 2,
      unusable: 1,
      failing_routes: [{ route: '/admindashboard', failures: 3 }],
    });
  });

  it('are refused when there are too many or a value is negative', async () => {
    expect((await sendReports(repeat(21, createReport('public', 'loaded')))).statusCode).toBe(422);
    expect((await sendReports([createReport('public', 'lcp', -1)])).statusCode).toBe(422);
  });

  it('end a canary when more than 5 % of its visits fail', async () => {
    await startCanary('company');
    await sendReports(repeat(16, createReport('company', 'loaded')));
    await sendReports(repeat(4, createReport('company', 'load_failed')));
    expect((await findApp('company'))?.canary).toBe('1.0.0-b');

    await sendReports([createReport('company', 'crashed')]);
    const { canary, history } = (await findApp('company')) ?? {};
    expect(canary).toBeNull();
    expect(history?.[0]).toMatchObject({
      action: 'release.end_canary',
      to: '1.0.0-b',
      by: 'watch',
      reason: '5 of 21 visits failed',
    });
  });

  it('end no canary that seldom fails, and no stable release', async () => {
    await startCanary('candidate');
    for (let batch = 0; batch < 6; batch += 1) await sendReports(repeat(20, createReport('candidate', 'loaded')));
    await sendReports(repeat(5, createReport('candidate', 'crashed')));
    expect((await findApp('candidate'))?.canary).toBe('1.0.0-b');

    await sendReports(repeat(20, { app: 'public', release: '1.0.0-a', kind: 'crashed' }));
    expect((await findApp('public'))?.stable).toBe('1.0.0-a');
  });
});
