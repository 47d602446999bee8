import type { HealthReport, Output } from '@foothold/shared/contract';
import type { listReleases } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { createServer } from '../../app/main';
import type { HttpServer } from '../http';
import { type DatabaseRegistry, openRegistry } from './databaseRegistry';
import { publishBuilds } from './publishBuilds';
import { changeLiveRelease, publishBuild } from './service';

let server: TestServer;
let site: HttpServer;
let registry: DatabaseRegistry;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  const { context } = server;
  await publishBuilds(context, await createTestBuilds('1.0.0-a'));
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

const canary = async (app: string) => {
  const change = { kind: 'canary', release: '1.0.0-b', percent: 50 } as const;
  await changeLiveRelease(server.context, { user_id: null }, { app, change, reason: 'Try it' });
  await registry.refresh();
};
const report = (reports: HealthReport[]) =>
  site.inject({ method: 'POST', url: '/api/health_reports', payload: { reports } });
const times = (count: number, one: HealthReport) => Array.from({ length: count }, () => one);
const of = (app: string, kind: HealthReport['kind'], value?: number): HealthReport => ({
  app,
  release: '1.0.0-b',
  kind,
  value,
});
async function look(app: string) {
  const { apps } = (await server.send({ url: 'releases', as: admin })).json<Output<typeof listReleases>>();
  return apps.find((one) => one.app === app);
}
const healthOf = async (app: string) =>
  (await look(app))?.releases.find(({ release }) => release === '1.0.0-b')?.health;

it('tells how a release does, and of vitals what three of four visits were at least as good as', async () => {
  await report([...times(3, of('public', 'loaded')), of('public', 'load_failed')]);
  await report([1200, 1300, 1500, 9000].map((value) => of('public', 'lcp', value)));
  await report([0.01, 0.02].map((value) => of('public', 'cls', value)));
  expect(await healthOf('public')).toEqual({
    loaded: 3,
    load_failed: 1,
    crashed: 0,
    lcp: 1600,
    cls: 0.03,
    inp: null,
  });
});

it('counts nothing of a release that there is not', async () => {
  expect((await report([{ app: 'public', release: 'x', kind: 'loaded' }])).statusCode).toBe(204);
  expect((await report([{ app: 'nothing', release: '1.0.0-b', kind: 'loaded' }])).statusCode).toBe(204);
});

it('refuses what no page would send', async () => {
  expect((await report(times(21, of('public', 'loaded')))).statusCode).toBe(422);
  expect((await report([of('public', 'lcp', -1)])).statusCode).toBe(422);
});

it('ends a canary of which more than one visit in twenty fails, and says so', async () => {
  await canary('company');
  await report(times(16, of('company', 'loaded')));
  await report(times(4, of('company', 'load_failed')));
  expect((await look('company'))?.canary).toBe('1.0.0-b');

  await report([of('company', 'crashed')]);
  const { canary: left, history } = (await look('company')) ?? {};
  expect(left).toBeNull();
  expect(history?.[0]).toMatchObject({
    action: 'release.end_canary',
    to: '1.0.0-b',
    by: 'watch',
    reason: '5 of 21 visits failed',
  });
});

it('leaves a canary alone that seldom fails, and what is live for everybody', async () => {
  await canary('candidate');
  for (let beacon = 0; beacon < 6; beacon += 1) await report(times(20, of('candidate', 'loaded')));
  await report(times(5, of('candidate', 'crashed')));
  expect((await look('candidate'))?.canary).toBe('1.0.0-b');

  await report(times(20, { app: 'public', release: '1.0.0-a', kind: 'crashed' }));
  expect((await look('public'))?.stable).toBe('1.0.0-a');
});
