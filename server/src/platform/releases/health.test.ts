import type { HealthReport, Output } from '@foothold/shared/contract';
import type { listReleases, viewPerformance } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { createServer } from '../../app/main';
import type { HttpServer } from '../http';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import type { PageVisitor } from './healthTokens';
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
const sendReports = (reports: HealthReport[], token?: string) =>
  site.inject({ method: 'POST', url: '/api/health_reports', payload: { token, reports } });
/** The token of a page that this visitor has opened. */
const openPage = (ip: string, identity: PageVisitor['identity'] = null) => {
  const served = ['company', 'candidate', 'admin', 'public'].map((app) => ({ app, release: '1.0.0-b' }));
  return server.context.healthTokens.issue({ identity, ip }, served);
};
let addresses = 0;
/** Sends each report from a page of another visitor. */
async function sendFromVisitors(reports: HealthReport[]) {
  for (const report of reports) {
    addresses += 1;
    await sendReports([report], await openPage(`10.1.${Math.floor(addresses / 250)}.${addresses % 250}`));
  }
}
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
    await sendFromVisitors([...repeat(3, createReport('public', 'loaded')), createReport('public', 'load_failed')]);
    await sendFromVisitors([1200, 1300, 1500, 9000].map((value) => createReport('public', 'lcp', value)));
    await sendFromVisitors([0.01, 0.02].map((value) => createReport('public', 'cls', value)));
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

  it('show over the releases of an app how fast each was, beside what its scripts weigh', async () => {
    const performance = async (app: string) => server.send({ url: `releases/${app}/performance`, as: admin });
    const { releases } = (await performance('public')).json<Output<typeof viewPerformance>>();
    const weight = { bytes: expect.any(Number), requests: 2 };
    expect(releases).toMatchObject([
      { release: '1.0.0-a', loaded: 0, lcp: null, inp: null, ...weight },
      { release: '1.0.0-b', loaded: 3, lcp: 1600, inp: null, ...weight },
    ]);
    expect(releases[0]!.bytes).toBeGreaterThan(0);
    expect((await performance('nothing')).statusCode).toBe(404);
  });

  it('are ignored when the app or the release is unknown', async () => {
    const token = await openPage('10.0.0.1');
    expect((await sendReports([{ app: 'public', release: 'x', kind: 'loaded' }], token)).statusCode).toBe(204);
    expect((await sendReports([{ app: 'nothing', release: '1.0.0-b', kind: 'loaded' }], token)).statusCode).toBe(204);
  });

  it('name the pages that fail most, by patterns of the release alone', async () => {
    const failing = createReport('admin', 'crashed');
    await sendFromVisitors([
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

  it('end a canary when it fails for more than 5 % of its visitors', async () => {
    await startCanary('company');
    await sendFromVisitors(repeat(16, createReport('company', 'loaded')));
    await sendFromVisitors(repeat(4, createReport('company', 'load_failed')));
    expect((await findApp('company'))?.canary).toBe('1.0.0-b');

    await sendFromVisitors([createReport('company', 'crashed')]);
    const { canary, history } = (await findApp('company')) ?? {};
    expect(canary).toBeNull();
    expect(history?.[0]).toMatchObject({
      action: 'release.end_canary',
      to: '1.0.0-b',
      by: 'watch',
      reason: 'It failed for 5 of 21 visitors',
    });
  });

  it('end no canary that seldom fails, and no stable release', async () => {
    await startCanary('candidate');
    await sendFromVisitors(repeat(120, createReport('candidate', 'loaded')));
    await sendFromVisitors(repeat(5, createReport('candidate', 'crashed')));
    expect((await findApp('candidate'))?.canary).toBe('1.0.0-b');

    await sendFromVisitors(repeat(20, { app: 'public', release: '1.0.0-a', kind: 'crashed' }));
    expect((await findApp('public'))?.stable).toBe('1.0.0-a');
  });

  it('count once for a page, and only with the token that its document holds', async () => {
    const before = (await findHealth('company'))?.crashed ?? 0;
    const token = await openPage('10.0.0.1');
    const crash = createReport('company', 'crashed');
    for (const sent of [token, token, undefined, 'invented', `${token}x`, token.replace(/^.{3}/, 'abc')])
      await sendReports([crash, crash], sent);
    expect((await findHealth('company'))?.crashed).toBe(before + 1);
  });

  it('of one visitor neither end a canary nor keep it', async () => {
    await startCanary('admin');
    const flood = async (kind: HealthReport['kind'], ip: string) => {
      for (let page = 0; page < 20; page += 1) await sendReports([createReport('admin', kind)], await openPage(ip));
    };
    await flood('crashed', '2001:db8::1');
    await flood('crashed', '2001:db8::2');
    expect((await findApp('admin'))?.canary).toBe('1.0.0-b');

    await flood('loaded', '10.0.0.1');
    await sendFromVisitors(repeat(4, createReport('admin', 'crashed')));
    expect((await findApp('admin'))?.history?.[0]).toMatchObject({ reason: 'It failed for 5 of 6 visitors' });
  });

  it('of invented accounts at one address count as those of one visitor', async () => {
    await startCanary('public');
    await sendFromVisitors(repeat(20, createReport('public', 'loaded')));
    for (let user_id = 1; user_id <= 8; user_id += 1) {
      const token = await openPage('10.0.0.1', { user_id, email_status: 'unconfirmed' });
      await sendReports([createReport('public', 'crashed')], token);
    }
    expect((await findApp('public'))?.canary).toBe('1.0.0-b');
  });

  it('of pages that did not get the canary say nothing about it', async () => {
    await startCanary('company');
    for (let visitor = 1; visitor <= 8; visitor += 1) {
      const page = { identity: null, ip: `10.9.0.${visitor}` };
      const token = await server.context.healthTokens.issue(page, [{ app: 'company', release: '1.0.0-a' }]);
      await sendReports([createReport('company', 'crashed')], token);
    }
    expect((await findApp('company'))?.canary).toBe('1.0.0-b');
  });

  it('carry the token in the documents of the site, with the releases that it was served with', async () => {
    await startCanary('public');
    const { body } = await site.inject({ url: '/', remoteAddress: '10.0.0.1' });
    const token = /"health_token":"([^"]+)"/.exec(body)?.[1];
    const page = await server.context.healthTokens.read(String(token));
    expect(page?.served.some((release) => /^public 1\.0\.0-[ab]$/.test(release))).toBe(true);
  });
});
