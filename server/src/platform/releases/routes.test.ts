import type { Build } from '@foothold/shared/build/readBuild';
import type { Output } from '@foothold/shared/contract';
import type { listReleases } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { seedRegistry } from './seedRegistry';

let server: TestServer;
let admin: SignedIn;
let operator: SignedIn;
beforeAll(async () => {
  server = await startServer();
  [admin, operator] = [await server.signIn('admin'), await server.signIn('operator')];
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
});
afterAll(() => server.stop());

const publish = ({ record, files }: Build) =>
  server.send({
    method: 'POST',
    url: 'releases',
    as: operator,
    body: {
      record,
      files: Object.fromEntries(Array.from(files, ([name, content]) => [name, content.toString('base64')])),
    },
  });
const change = (change: object, more: object = {}, as: SignedIn = admin) =>
  server.send({ method: 'PUT', url: 'releases/company', as, body: { reason: 'A button was dead', change, ...more } });
const loadReleases = async () =>
  (await server.send({ url: 'releases', as: admin })).json<Output<typeof listReleases>>();
const loadCompany = async () => (await loadReleases()).apps.find(({ app }) => app === 'company');

async function createBuild(version: string): Promise<Build> {
  const [build] = (await createTestBuilds(version)).filter(({ record }) => record.app === 'company');
  if (!build) throw new Error('There is no such build.');
  return build;
}

describe('release routes', () => {
  it('lists the live release of each app after the first start', async () => {
    const { apps } = await loadReleases();
    expect(apps.map(({ app, stable }) => [app, stable])).toEqual(
      ['admin', 'candidate', 'company', 'public', 'shell'].map((app) => [app, '1.0.0-a']),
    );
    expect(apps[0]?.history[0]).toMatchObject({ action: 'release.flip', by: 'start', to: '1.0.0-a' });
  });

  it('can be published by an operator and made live by an admin, and record both in the history', async () => {
    expect((await publish(await createBuild('1.0.0-b'))).json()).toEqual({ fresh: true });
    const flipped = await change({ kind: 'flip', release: '1.0.0-b' });
    expect(flipped.json()).toMatchObject({ pointer: { stable: '1.0.0-b', previous: '1.0.0-a' } });

    const { releases, history } = (await loadCompany()) ?? { releases: [], history: [] };
    expect(releases.map(({ release }) => release)).toEqual(['1.0.0-b', '1.0.0-a']);
    expect(history[0]).toMatchObject({
      action: 'release.flip',
      by: admin.email,
      reason: 'A button was dead',
      from: '1.0.0-a',
      to: '1.0.0-b',
    });
    expect(history[1]).toMatchObject({ action: 'release.publish', by: 'operator', to: '1.0.0-b' });
  });

  it('refuse a change when somebody else has changed what is live', async () => {
    const { revision } = await loadReleases();
    expect((await change({ kind: 'disable' }, { seen: revision })).statusCode).toBe(200);
    const outdated = await change({ kind: 'rollback' }, { seen: revision });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json()).toMatchObject({ fields: { release: 'Somebody has changed what is live meanwhile.' } });
    expect((await change({ kind: 'enable' })).statusCode).toBe(200);
  });

  it('change several apps at once, each named once', async () => {
    const changeAll = (...apps: string[]) =>
      server.send({
        method: 'PUT',
        url: 'releases',
        as: operator,
        body: { reason: 'Moving house', changes: apps.map((app) => ({ app, change: { kind: 'disable' } })) },
      });
    const changed = (await changeAll('company', 'candidate')).json();
    expect(changed.pointers).toMatchObject(
      ['company', 'candidate'].map((app) => ({ app, disabled_reason: 'Moving house' })),
    );
    expect((await changeAll('company', 'company')).statusCode).toBe(422);
    for (const app of ['company', 'candidate'])
      await server.send({
        method: 'PUT',
        url: `releases/${app}`,
        as: operator,
        body: { reason: 'Back', change: { kind: 'enable' } },
      });
  });

  it('refuse a change without a reason', async () => {
    const refused = await change({ kind: 'rollback' }, { reason: ' ' });
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { reason: 'A reason is required.' } });
  });

  it('name what is missing when a release cannot be published', async () => {
    const build = await createBuild('1.0.0-c');
    const refused = await publish({ ...build, files: new Map() });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields.release).toContain('remoteEntry.js is missing.');
  });

  it('refuse file and release names that leave the folder', async () => {
    const build = await createBuild('1.0.0-d');
    const entry = build.record.files['page.js'];
    const record = { ...build.record, files: { ...build.record.files, ...(entry && { '../page.js': entry }) } };
    const files = new Map(build.files).set('../page.js', Buffer.from('/* company page.js */'));
    expect((await publish({ record, files })).json().fields.release).toContain('is no name that a file');
    for (const release of ['../../x', 'a/b', '']) {
      expect((await publish({ ...build, record: { ...build.record, release } })).statusCode).toBe(422);
    }
  });

  it('are refused when the operator’s token is wrong or in a cookie', async () => {
    const guess = await server.send({ url: 'releases', as: { token: 'x'.repeat(43) } });
    expect(guess.statusCode).toBe(401);
    const inCookie = await server.send({ url: 'releases', headers: { cookie: `session=${operator.token}` } });
    expect(inCookie.statusCode).toBe(401);
  });
});
