import type { Identity } from '@foothold/shared/contract';
import { anIdentity } from '@foothold/shared/testing/builders';
import { createTestRegistry } from '../../../testing/releases';
import { serveFile } from './gateway';
import type { Registry } from './registry';

const people: Record<string, Identity | null> = {
  nobody: null,
  student: anIdentity(),
  organization: anIdentity({ role: 'organization' }),
  pending: anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' }),
  rejected: anIdentity({ role: 'organization', verified: 0, verification_status: 'rejected' }),
  unproven: anIdentity({ role: 'admin', two_factor: 'code' }),
  unenrolled: anIdentity({ role: 'admin', two_factor: 'setup' }),
  admin: anIdentity({ role: 'admin', two_factor: 'on' }),
};

let registry: Registry;
beforeAll(async () => {
  registry = await createTestRegistry();
});

const get = (url: string, who = 'nobody', headers: Record<string, string> = {}, method = 'GET') =>
  serveFile(registry, { url, method, headers }, async () => people[who] ?? null);

const nothing = { status: 404, headers: { 'cache-control': 'no-store', vary: 'Cookie' }, body: null };

describe('a public release', () => {
  it('is kept for ever, and sent small where that is understood', async () => {
    const small = await get('/mf/public/1.0.0-abc/page.js', 'nobody', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });

    const plain = await get('/mf/public/1.0.0-abc/page.js');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(String(plain.body)).toBe('/* public page.js */');
    expect(plain.headers['content-length']).toBe(String('/* public page.js */'.length));
  });

  it('answers HEAD with the same headers and no body', async () => {
    const head = await get('/mf/public/1.0.0-abc/page.js', 'nobody', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: null, headers: { 'content-length': '20' } });
  });

  it('answers 304 to who has it', async () => {
    const { headers } = await get('/mf/public/1.0.0-abc/page.js');
    const again = await get('/mf/public/1.0.0-abc/page.js', 'nobody', { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: null });
  });
});

describe('a film', () => {
  const film = '/mf/public/1.0.0-abc/film.webm';
  const content = '/* public film.webm */';
  const stretch = (range: string, more = {}) => get(film, 'nobody', { range, ...more });

  it.each([
    [film, 'video/webm'],
    ['/mf/public/1.0.0-abc/film.mp4', 'video/mp4'],
  ])('is kept for ever, and offered in stretches: %s', async (url, type) => {
    const whole = await get(url, 'nobody', { 'accept-encoding': 'br' });
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(whole.headers).not.toHaveProperty('content-encoding');
    expect(await get(url, 'nobody', { range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, body: null });
  });

  it.each([
    ['bytes=0-1', '0-1', '/*'],
    ['bytes=3-8', '3-8', 'public'],
    ['bytes=10-', '10-21', 'film.webm */'],
    ['bytes=-2', '20-21', '*/'],
    ['bytes=20-999', '20-21', '*/'],
    ['bytes=-999', '0-21', content],
  ])('answers %s with just these bytes', async (range, sent, bytes) => {
    const answer = await stretch(range);
    expect([answer.status, String(answer.body)]).toEqual([206, bytes]);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${sent}/22`,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['bytes=22-', 'bytes=-0'])('says that there is nothing at %s', async (range) => {
    expect(await stretch(range)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */22' }, body: null });
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b'])(
    'sends all of it for %s',
    async (range) => {
      const answer = await stretch(range);
      expect([answer.status, String(answer.body)]).toEqual([200, content]);
    },
  );

  it('goes on with a stretch only of the very file that was begun', async () => {
    const { headers } = await get(film);
    expect((await stretch('bytes=3-8', { 'if-range': headers.etag })).status).toBe(206);
    expect((await stretch('bytes=3-8', { 'if-range': '"another"' })).status).toBe(200);
  });

  it('sends scripts whole', async () => {
    expect(await get('/mf/public/1.0.0-abc/page.js', 'nobody', { range: 'bytes=0-1' })).toMatchObject({ status: 200 });
  });
});

describe('what is not there', () => {
  it.each([
    '/mf/public/1.0.0-abc/other.js',
    '/mf/public/0.9.9-old/page.js',
    '/mf/nobody/1.0.0-abc/page.js',
    '/mf/public/1.0.0-abc/release.json',
    '/mf/public/1.0.0-abc/page.js.br',
    '/mf/public/1.0.0-abc/',
    '/mf/public/1.0.0-abc/constructor',
    '/mf/public/1.0.0-abc/..',
    '/mf/',
  ])('%s is an empty 404 that nothing may keep', async (url) => {
    expect(await get(url)).toEqual(nothing);
  });

  it('has no other methods', async () => {
    expect(await get('/mf/public/1.0.0-abc/page.js', 'nobody', {}, 'POST')).toEqual(nothing);
  });
});

describe('the admin area', () => {
  const files = ['remoteEntry.js', 'page.js', 'page.js.map'];
  // Whoever must set up two-factor login first needs the page for that; the API gives them nothing else.
  const admitted = ['admin', 'unenrolled'];
  const others = Object.keys(people).filter((who) => !admitted.includes(who));
  const matrix = others.flatMap((who) => files.flatMap((file) => ['GET', 'HEAD'].map((method) => [who, method, file])));

  it.each(matrix)('does not exist for %s: %s %s', async (who, method, file) => {
    expect(await get(`/mf/admin/1.0.0-abc/${file}`, who, {}, method)).toEqual(nothing);
  });

  it.each([
    '/mf/%61dmin/1.0.0-abc/page.js',
    '/mf/Admin/1.0.0-abc/page.js',
    '/mf//admin/1.0.0-abc/page.js',
    '/mf/public/../admin/1.0.0-abc/page.js',
    '/mf/public/..%2fadmin/1.0.0-abc/page.js',
    '/mf/admin/1.0.0-abc/page.js?as=admin',
    '/mf/admin/1.0.0-abc/page%2ejs',
    '/mf/admin/1.0.0-abc/page.js/',
    '/mf/admin/1.0.0-abc/./page.js',
    '/mf/admin/1.0.0-abc/page.js%00',
    '/MF/admin/1.0.0-abc/page.js',
    '/mf/admin\\1.0.0-abc\\page.js',
    '/mf/admin/1.0.0-abc/PAGE.JS',
    '/mf/admin/1.0.0-abc/page.js;admin',
  ])('has no second spelling: %s', async (url) => {
    expect(await get(url, 'student')).toEqual(nothing);
  });

  it.each(files)('gives %s to an admin, to be asked for again each time', async (file) => {
    const answer = await get(`/mf/admin/1.0.0-abc/${file}`, 'admin', { 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(['cross-site', 'same-site', 'none'])('is not given to a page that is %s in an admin’s name', async (site) => {
    expect(await get('/mf/admin/1.0.0-abc/page.js', 'admin', { 'sec-fetch-site': site })).toEqual(nothing);
  });

  it('goes from the cache of a browser whose admin is none any more, whatever of it is asked for', async () => {
    const ours = { 'sec-fetch-site': 'same-origin' };
    const gone = { ...nothing, headers: { ...nothing.headers, 'clear-site-data': '"cache"' } };
    for (const file of ['page.js', 'page.js.map', 'never-existed.js', '']) {
      for (const who of ['nobody', 'student', 'unproven'])
        expect(await get(`/mf/admin/1.0.0-abc/${file}`, who, ours)).toEqual(gone);
    }
    expect(await get('/mf/public/1.0.0-abc/never-existed.js', 'student', ours)).toEqual(nothing);
  });

  it('tells nobody by a 304 that a file is unchanged', async () => {
    const { headers } = await get('/mf/admin/1.0.0-abc/page.js', 'admin');
    const tag = { 'if-none-match': headers.etag ?? '' };
    expect(await get('/mf/admin/1.0.0-abc/page.js', 'admin', tag)).toMatchObject({ status: 304 });
    expect(await get('/mf/admin/1.0.0-abc/page.js', 'student', tag)).toEqual(nothing);
  });
});
