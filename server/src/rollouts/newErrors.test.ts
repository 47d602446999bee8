import type { ErrorReport } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { createTestBuilds } from '../../testing/releases';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';
import { createServer } from '../app/main';
import type { HttpServer } from '../platform/http';
import { type DatabaseRegistry, openRegistry } from '../platform/releases/databaseRegistry';
import { loadReleases } from '../platform/releases/loadReleases';
import type { PointerChange } from '../platform/releases/pointers';
import { publishBuild } from '../platform/releases/publishBuild';
import { seedRegistry } from '../platform/releases/seedRegistry';
import { changeLiveReleases } from '../platform/releases/service';
import { advanceRollouts } from './advance';

const [stable, release] = ['1.0.0-a', '1.0.0-b'];
let server: TestServerWithEmail;
let site: HttpServer;
let registry: DatabaseRegistry;
beforeAll(async () => {
  server = await startServerWithEmail();
  const { context } = server;
  await seedRegistry(context, await createTestBuilds(stable));
  for (const build of await createTestBuilds(release)) await publishBuild(context, { user_id: null }, build);
  registry = await openRegistry(context.db, context.releases);
  site = await createServer({ ...context, registry }, { strict: true });
});
afterAll(async () => {
  await site.close();
  await server.stop();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('error_traces').execute();
  await server.context.db.deleteFrom('error_kinds').execute();
});

const change = (change: PointerChange) =>
  changeLiveReleases(
    server.context,
    { user_id: null, by: 'operator' },
    { changes: [{ app: 'candidate', change }], reason: 'Test' },
  );
const start = () => change({ kind: 'rollout', release, steps: [50, 100], every_seconds: 30 * 60 });
const findRollout = async () =>
  (await loadReleases(server.context.db)).apps.find(({ app }) => app === 'candidate')?.rollout;
const countNewErrors = async () =>
  (await findRollout())?.measures.find(({ measure }) => measure === 'new_error')?.visitors;

let visitors = 0;
/** So many visitors meet an error with a release. */
async function meet(name: string, met: string, count = 1, over: Partial<ErrorReport> = {}) {
  const places = { release: met, route: '/dashboard/jobs', frames: [], breadcrumbs: [] };
  for (let index = 0; index < count; index += 1) {
    visitors += 1;
    const remoteAddress = `10.3.${Math.floor(visitors / 250)}.${visitors % 250}`;
    const served = [{ app: 'candidate', release: met }];
    const token = await server.context.healthTokens.issue({ identity: null, ip: remoteAddress }, served);
    const report: ErrorReport = { app: 'candidate', name, message: name, ...places, ...over };
    const payload = { token, report };
    const { statusCode } = await site.inject({ method: 'POST', url: '/api/error_reports', payload, remoteAddress });
    expect(statusCode).toBe(204);
  }
  await server.sendDueEmails();
}

/** Somebody has met it with the stable release before the rollouts of a test. */
async function meetBefore(name: string) {
  await meet(name, stable);
  await sql`update error_traces set created_at = now() - interval '1 hour'`.execute(server.context.db);
}

describe('a rollout', () => {
  it('counts the visitors who meet an error that no earlier release had, with either release', async () => {
    await meetBefore('KnownError');
    await start();
    await meet('KnownError', release, 3);
    await meet('NewError', release, 2);
    await meet('NewError', stable);
    expect(await countNewErrors()).toEqual({ release: 2, stable: 1 });
    expect((await findRollout())?.visitors).toEqual({ release: 5, stable: 1 });
    await change({ kind: 'end_canary' });
  });

  it('counts nothing from pages of other releases', async () => {
    await start();
    await meet('NewError', stable, 1, { release });
    await meet('NewError', release, 1, { app: 'company' });
    expect(await countNewErrors()).toEqual({ release: 0, stable: 0 });
    await change({ kind: 'end_canary' });
  });

  it('stops a release for an error that it has anew, and again when it is tried again', async () => {
    await meetBefore('KnownError');
    for (const attempt of [1, 2]) {
      await start();
      await meet('KnownError', stable, 20);
      await meet('NewError', release, 20);
      await advanceRollouts(server.context);
      expect([attempt, await findRollout()]).toMatchObject([
        attempt,
        { state: 'stopped', reason: 'Errors of a new kind for 20 of 20 visitors, against 0 % with 1.0.0-a' },
      ]);
    }
  });
});
