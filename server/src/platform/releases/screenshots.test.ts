import type { Output } from '@foothold/shared/contract';
import type { listReleases, ReleaseScreenshots } from '@foothold/shared/contract/admin';
import sharp from 'sharp';
import { createReleaseKey, listStoredKeys, type SignedIn, startServer, type TestServer } from '../../../testing';
import { aPicture, hostilePictures } from '../../../testing/pictures';
import { createTestBuilds } from '../../../testing/releases';
import { deleteOrphanedFiles } from '../storage';
import { deleteOldReleases } from './deleteOldReleases';
import { publishBuild } from './publishBuild';
import { seedRegistry } from './seedRegistry';

type Files = Record<string, Buffer>;

const screen = aPicture('png', 1280, 900);
const longer = aPicture('png', 1280, 901);
const phone = aPicture('jpeg', 360, 780);
const screenshotsOfPage = async (page = 1): Promise<Files> => ({
  [`desktop_before_${page}`]: await screen,
  [`desktop_after_${page}`]: await longer,
  [`phone_before_${page}`]: await phone,
  [`phone_after_${page}`]: await phone,
});
const oneRow = 1280;
const pathsOf = (count: number) => Array.from({ length: count }, (_, index) => `/page/${index}`).join();

describe('screenshots of a release', () => {
  let server: TestServer;
  let operator: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    operator = await server.signIn('operator');
    await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
    for (const build of await createTestBuilds('1.0.0-b'))
      await publishBuild(server.context, { user_id: null, by: 'operator' }, build);
  });
  beforeEach(async () => {
    await server.context.db.deleteFrom('screenshot_sets').execute();
    await deleteOrphanedFiles(server.context.db, server.context.store, 0);
  });
  afterAll(() => server.stop());

  const toUrl = (app: string, release = '1.0.0-b') => `releases/${app}/${release}/screenshots`;
  const defaults = { paths: '/dashboard/jobs', live_release: '1.0.0-a' };
  const send = (files: Files, body: object = defaults, as: SignedIn = operator, url = toUrl('candidate')) => {
    const parts = Object.entries(files).map(([name, content]) => [name, { name: 'screenshot.png', content }]);
    return server.send({ method: 'PUT', url, as, body, files: Object.fromEntries(parts) });
  };
  const view = async (as: SignedIn = operator): Promise<ReleaseScreenshots | null> =>
    (await server.send({ url: toUrl('candidate'), as })).json().screenshots;
  const listStored = () => listStoredKeys(server.context.store);

  it('are kept page by page, and say which of them differ', async () => {
    const files = { ...(await screenshotsOfPage(1)), ...(await screenshotsOfPage(2)) };
    delete files.desktop_before_2;
    delete files.phone_before_2;
    const saved = await send(files, { ...defaults, paths: '/dashboard/jobs,/dashboard/new' });
    expect(saved.statusCode).toBe(200);
    const screenshots = await view();
    expect(saved.json()).toEqual({ screenshots });
    const size = (width: number, height: number) => expect.objectContaining({ width, height });
    expect(screenshots).toEqual({
      live_release: '1.0.0-a',
      made_at: expect.any(String),
      pages: [
        {
          path: '/dashboard/jobs',
          desktop: { before: size(1280, 900), after: size(1280, 901), is_same: false },
          phone: { before: size(360, 780), after: size(360, 780), is_same: true },
        },
        {
          path: '/dashboard/new',
          desktop: { before: null, after: size(1280, 901), is_same: false },
          phone: { before: null, after: size(360, 780), is_same: false },
        },
      ],
    });
    const { apps } = (await server.send({ url: 'releases', as: operator })).json<Output<typeof listReleases>>();
    const made = apps.flatMap(({ app, releases }) =>
      releases.flatMap(({ release, screenshots_made_at }) => (screenshots_made_at ? [`${app} ${release}`] : [])),
    );
    expect(made).toEqual(['candidate 1.0.0-b']);
  });

  it('have the same pixels as what was sent, and nothing else of its file', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: oneRow * 20 * 3 }, (_, index) => (index * 7) % 251)), {
      raw: { width: oneRow, height: 20, channels: 3 },
    })
      .withExif({ IFD0: { ImageDescription: 'Herbert Macaulay Way 14' } })
      .png()
      .toBuffer();
    const polyglot = Buffer.concat([noise, Buffer.from('<script>alert(1)</script>')]);
    await send({ ...(await screenshotsOfPage()), desktop_after_1: polyglot });
    const { rawPayload } = await server.send({
      url: String((await view())?.pages[0]?.desktop.after.url),
      as: await server.signIn('admin'),
    });
    const [before, after] = [await sharp(noise).raw().toBuffer(), await sharp(rawPayload).raw().toBuffer()];
    expect(after.equals(before)).toBe(true);
    expect(rawPayload.includes('Herbert Macaulay')).toBe(false);
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it('are seen by who manages releases, and by nobody else', async () => {
    await send(await screenshotsOfPage());
    const url = String((await view())?.pages[0]?.phone.after.url);
    expect(url).toMatch(/^\/screenshots\/[0-9a-f]{32}\.webp$/);
    for (const who of ['admin', 'release_manager'] as const) {
      const response = await server.send({ url, as: await server.signIn(who) });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(response.rawPayload.length),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    const key = url.slice('/screenshots/'.length, -'.webp'.length);
    for (const who of ['reviewer', 'student', 'organization', undefined] as const) {
      const as = who && (await server.signIn(who));
      for (const address of [url, `/storage/${key}`, `/logos/${key}.webp`])
        expect([who, address, (await server.send({ url: address, as })).statusCode]).toEqual([who, address, 404]);
    }
    const admin = await server.signIn('admin');
    for (const address of [`/storage/${key}`, '/screenshots/x.webp', `/screenshots/${'0'.repeat(32)}.webp`])
      expect((await server.send({ url: address, as: admin })).statusCode).toBe(404);
  });

  it('are sent by a key that may publish the app, and by no other', async () => {
    const as = (apps: string[], permissions: ('publish' | 'flip')[]) =>
      createReleaseKey(server.context, { apps, permissions });
    const files = await screenshotsOfPage();
    expect((await send(files, defaults, await as(['candidate'], ['publish']))).statusCode).toBe(200);
    const refused = await send(files, defaults, await as(['company'], ['publish']));
    expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringMatching(/ is not for candidate: /)]);
    await server.context.db.deleteFrom('teams').execute();
    expect((await send(files, defaults, await as(['candidate'], ['flip']))).statusCode).toBe(403);
    for (const who of ['reviewer', 'student', 'organization'] as const)
      expect((await send(files, defaults, await server.signIn(who))).statusCode).toBe(403);
  });

  it('need a release that is kept, whose pages others than admins may open', async () => {
    const files = await screenshotsOfPage();
    expect((await send(files, defaults, operator, toUrl('candidate', '1.0.0-z'))).statusCode).toBe(404);
    expect((await server.send({ url: toUrl('candidate', '1.0.0-z'), as: operator })).statusCode).toBe(404);
    const refused = await send(files, defaults, operator, toUrl('admin'));
    expect([refused.statusCode, refused.json().fields.release]).toEqual([
      409,
      'Pages of admins show what belongs to people, so no screenshots of admin are kept.',
    ]);
    expect(await listStored()).toEqual([]);
  });

  it.each([
    ['an SVG', async () => hostilePictures.svg, 415],
    ['HTML', async () => hostilePictures.html, 415],
    ['a GIF', () => aPicture('gif', 1280, 900), 415],
    ['broken', async () => hostilePictures.broken, 415],
    ['of another width', () => aPicture('png', 1279, 900), 415],
    ['higher than 2,400 pixels', () => aPicture('png', 1280, 2401), 415],
    ['a line of a million pixels', () => aPicture('png', 1, 1_000_000), 415],
    ['larger than 2 MB', async () => Buffer.concat([await screen, Buffer.alloc(2 * 1024 * 1024)]), 413],
    ['empty', async () => Buffer.alloc(0), 415],
  ])('are refused as a whole where one is %s', async (_, make, status) => {
    await send(await screenshotsOfPage());
    const [before, stored] = [await view(), await listStored()];
    const refused = await send({ ...(await screenshotsOfPage()), desktop_after_1: await make() });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([status, ['desktop_after_1']]);
    expect([await view(), await listStored()]).toEqual([before, stored]);
  });

  it.each([
    ['a picture is missing', { desktop_after_1: undefined }, {}, 'desktop_after_1'],
    ['a picture is of no page', { phone_after_2: phone }, {}, 'phone_after_2'],
    ['nothing was live before', {}, { live_release: undefined }, 'desktop_before_1'],
    ['there are seven pages', {}, { paths: pathsOf(7) }, 'paths'],
    ['a page is named twice', {}, { paths: '/jobs,/jobs' }, 'paths'],
    ['a page has parameters', {}, { paths: '/jobs/:id' }, 'paths.0'],
    ['a page is of another site', {}, { paths: '//evil.example' }, 'paths.0'],
  ])('are refused when %s', async (_, more, body, field) => {
    const files = { ...(await screenshotsOfPage()) };
    for (const [name, content] of Object.entries(more as Record<string, Promise<Buffer> | undefined>))
      if (content) files[name] = await content;
      else delete files[name];
    const fields = Object.entries({ ...defaults, ...body }).filter(([, value]) => value !== undefined);
    const refused = await send(files, Object.fromEntries(fields));
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, expect.arrayContaining([field])]);
    expect(await listStored()).toEqual([]);
  });

  it('take the place of all earlier ones, whose files are deleted', async () => {
    const two = { ...(await screenshotsOfPage(1)), ...(await screenshotsOfPage(2)) };
    await send(two, { ...defaults, paths: '/a,/b' });
    const earlier = await view();
    await send(await screenshotsOfPage(), { ...defaults, paths: '/c' });
    expect((await view())?.pages.map(({ path }) => path)).toEqual(['/c']);
    expect(await listStored()).toHaveLength(4);
    const admin = await server.signIn('admin');
    expect((await server.send({ url: String(earlier?.pages[0]?.phone.after.url), as: admin })).statusCode).toBe(404);
  });

  it('are those of one request when several come at once', async () => {
    const responses = await Promise.all(
      ['/a', '/b', '/c'].map(async (paths) => send(await screenshotsOfPage(), { ...defaults, paths })),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await view())?.pages).toHaveLength(1);
    expect(await listStored()).toHaveLength(4);
  });

  it('are deleted with their release, and not as files that belong to nothing', async () => {
    const { db, store } = server.context;
    await send(await screenshotsOfPage());
    await deleteOrphanedFiles(db, store, 0);
    expect(await listStored()).toHaveLength(4);

    await deleteOldReleases(server.context);
    expect(await listStored()).toHaveLength(4);
    const ofRelease = db.updateTable('releases').where('release', '=', '1.0.0-b').where('app', '=', 'candidate');
    await ofRelease.set({ published_at: '2020-01-01T00:00:00.000Z' }).execute();
    await db.deleteFrom('release_pointers').where('app', '=', 'candidate').execute();
    await deleteOldReleases(server.context);
    expect(await listStored()).toEqual([]);
    expect(await db.selectFrom('screenshots').select('key').execute()).toEqual([]);
    expect((await server.send({ url: toUrl('candidate'), as: operator })).statusCode).toBe(404);
  });
});
