import type { BootDocument, ReleaseRecord } from '@foothold/shared/boot';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createTestBuilds } from '../../testing/releases';
import { createServer } from '../app/main';
import type { HttpServer } from '../platform/http';
import { type DatabaseRegistry, openRegistry } from '../platform/releases/databaseRegistry';
import { publishBuild } from '../platform/releases/publishBuild';
import { seedRegistry } from '../platform/releases/seedRegistry';
import { changeLiveReleases } from '../platform/releases/service';

const actor = { user_id: null, by: 'operator' };

let server: TestServer;
let operator: SignedIn;
let registry: DatabaseRegistry;
let site: HttpServer;
beforeAll(async () => {
  server = await startServer();
  const { context } = server;
  operator = await server.signIn('operator');
  await seedRegistry(context, await createTestBuilds('1.0.0-a'));
  registry = await openRegistry(context.db, context.releases);
  site = await createServer({ ...context, registry });
});
afterAll(async () => {
  await site.close();
  await server.stop();
});
afterEach(() => jest.useRealTimers());

/** Publishes a build of this app, or of the public area under another name. */
async function publish(app: string, version: string, more: Partial<ReleaseRecord> = {}) {
  const builds = await createTestBuilds(version);
  const build = builds.find(({ record }) => record.app === app) ?? builds.find(({ record }) => record.app === 'public');
  if (!build) throw new Error('There are no builds.');
  await publishBuild(server.context, actor, { ...build, record: { ...build.record, app, ...more } });
}

const createPreview = (app: string, release: string) =>
  site.inject({
    method: 'POST',
    url: `/api/releases/${app}/previews`,
    headers: { authorization: `Bearer ${operator.token}` },
    payload: { release },
  });

async function createToken(app: string, release: string): Promise<string> {
  const url = new URL((await createPreview(app, release)).json().url);
  expect([url.origin, url.pathname]).toEqual([server.context.config.APP_ORIGIN, '/']);
  return url.searchParams.get('preview') ?? '';
}

const headers = () => ({ origin: server.context.config.APP_ORIGIN });
const openPreview = (token: string) =>
  site.inject({ method: 'POST', url: '/api/preview', headers: headers(), payload: { token } });

const checkPreview = (token: string) =>
  site.inject({ method: 'POST', url: '/api/preview/check', headers: headers(), payload: { token } });

/** The cookie that a response sets, as the browser sends it from then on. */
const toCookie = (response: Awaited<ReturnType<typeof openPreview>>) =>
  String(response.headers['set-cookie']).split(';', 1)[0];

/** What the document of an address says of the releases that a visitor with this cookie gets. */
async function visit(cookie = '', url = '/') {
  const { body } = await site.inject({ url, headers: { cookie } });
  const boot = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '') as BootDocument;
  const release = (app: string) => boot.areas.find(({ name }) => name === app)?.release;
  return { boot, shell: boot.shell.release, release };
}

describe('a preview', () => {
  it('is seen by the browser that opened its link, until it leaves, and by nobody else', async () => {
    await publish('public', '1.0.0-b');
    const token = await createToken('public', '1.0.0-b');
    const checked = await checkPreview(token);
    expect([checked.json(), checked.headers['set-cookie']]).toEqual([{ app: 'public', release: '1.0.0-b' }, undefined]);
    const opened = await openPreview(token);
    expect(opened.json()).toEqual({ app: 'public', release: '1.0.0-b', path: '/' });
    expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);

    const { boot, release, shell } = await visit(toCookie(opened));
    expect([release('public'), shell]).toEqual(['1.0.0-b', '1.0.0-a']);
    expect(boot.preview).toEqual({ app: 'public', release: '1.0.0-b' });
    // What it reports would be taken for the experience of a visitor.
    expect(boot.health_token).toBeUndefined();
    const areas = await site.inject({ url: '/api/areas', headers: { cookie: toCookie(opened) } });
    expect(areas.json().areas).toContainEqual(expect.objectContaining({ name: 'public', release: '1.0.0-b' }));

    const others = await visit();
    expect([others.release('public'), others.boot.preview]).toEqual(['1.0.0-a', undefined]);
    expect(others.boot.health_token).toBeDefined();

    const flip = [{ app: 'public', change: { kind: 'flip', release: '1.0.0-b' } as const }];
    await changeLiveReleases(server.context, actor, { changes: flip, reason: 'It is good' });
    await registry.refresh();
    const flipped = await visit(toCookie(opened));
    expect([flipped.release('public'), flipped.boot.preview]).toEqual(['1.0.0-b', undefined]);
    await changeLiveReleases(server.context, actor, {
      changes: [{ app: 'public', change: { kind: 'rollback' } }],
      reason: 'Not yet',
    });
    await registry.refresh();

    const left = await site.inject({ method: 'DELETE', url: '/api/preview', headers: headers() });
    expect([left.statusCode, String(left.headers['set-cookie'])]).toEqual([
      204,
      expect.stringMatching(/preview=;.*Max-Age=0/),
    ]);
  });

  it('shows a shell, an area that is switched off and an area that was never live', async () => {
    await publish('shell', '1.0.0-b');
    expect((await visit(toCookie(await openPreview(await createToken('shell', '1.0.0-b'))))).shell).toBe('1.0.0-b');

    const disable = [{ app: 'public', change: { kind: 'disable' } as const }];
    await changeLiveReleases(server.context, actor, { changes: disable, reason: 'It was wrong' });
    await registry.refresh();
    const mended = toCookie(await openPreview(await createToken('public', '1.0.0-b')));
    const find = ({ boot }: Awaited<ReturnType<typeof visit>>) => boot.areas.find(({ name }) => name === 'public');
    expect([find(await visit())?.disabled, find(await visit(mended))?.disabled]).toEqual(['It was wrong', undefined]);

    await publish('reports', '1.0.0-a', { paths: ['/reports/:id', '/reports'], container: 'foothold_reports' });
    const opened = await openPreview(await createToken('reports', '1.0.0-a'));
    expect(opened.json().path).toBe('/reports');
    const { release } = await visit(toCookie(opened));
    expect([release('reports'), (await visit()).release('reports')]).toEqual(['1.0.0-a', undefined]);
  });

  it('is refused with a sentence when its link was changed, has expired or names what is no longer kept', async () => {
    const token = await createToken('public', '1.0.0-b');
    const expired = 'This preview link has expired, or is not a whole one. Ask its team for a new one.';
    const explain = async (changed: string) => {
      const { error } = (await openPreview(changed)).json();
      expect((await checkPreview(changed)).json().error).toBe(error);
      return error;
    };
    for (const changed of [token.replace('public@', 'admin@'), token.slice(0, -1), 'public@1.0.0-b', ''])
      expect(await explain(changed)).toBe(expired);
    jest.useFakeTimers({
      now: Date.now() + 8 * 24 * 60 * 60 * 1000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    expect(await explain(token)).toBe(expired);
    jest.useRealTimers();

    await publish('public', '1.0.0-c');
    const kept = await openPreview(await createToken('public', '1.0.0-c'));
    const again = await createToken('public', '1.0.0-c');
    expect((await visit(toCookie(kept))).release('public')).toBe('1.0.0-c');
    await server.context.db.deleteFrom('releases').where('release', '=', '1.0.0-c').execute();
    expect(await explain(again)).toBe('public 1.0.0-c is no longer kept. Publish it again to see it.');
    expect((await visit(toCookie(kept))).boot.preview).toEqual({ app: 'public', release: '1.0.0-c', ended: true });
  });

  it('is not made of what could not go live', async () => {
    const explain = async (app: string, release: string) =>
      Object.values((await createPreview(app, release)).json().fields);
    expect(await explain('public', '9.9.9')).toEqual(['public 9.9.9 was never published.']);
    await publish('company', '1.0.0-d', { paths: ['/jobs'] });
    expect(await explain('company', '1.0.0-d')).toEqual([expect.stringContaining('which belongs to')]);
    await publish('company', '1.0.0-e', { access: ['organization', 'admin'] });
    expect(await explain('company', '1.0.0-e')).toEqual([expect.stringContaining('claims pages for admin')]);
  });
});
