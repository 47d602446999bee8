import type { Identity } from '@foothold/shared/contract';
import { anIdentity } from '@foothold/shared/testing/builders';
import { createTestRegistry } from '../../../testing/releases';
import { decideFileResponse } from './gateway';
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
  reviewer: anIdentity({ role: 'admin', two_factor: 'on', admin_role: 'reviewer' }),
  release_manager: anIdentity({ role: 'admin', two_factor: 'on', admin_role: 'release_manager' }),
};

let registry: Registry;
beforeAll(async () => {
  registry = await createTestRegistry();
});

const get = (url: string, who = 'nobody', headers: Record<string, string> = {}, method = 'GET', options = {}) =>
  decideFileResponse(registry, { url, method, headers }, async () => people[who] ?? null, options);

const notFound = { status: 404, headers: { 'cache-control': 'no-store', vary: 'Cookie' }, file: null };

describe('release gateway, unknown addresses', () => {
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
  ])('responds to %s with an empty 404 that may not be cached', async (url) => {
    expect(await get(url)).toEqual(notFound);
  });

  it('responds with 404 when the method is not GET or HEAD', async () => {
    expect(await get('/mf/public/1.0.0-abc/page.js', 'nobody', {}, 'POST')).toEqual(notFound);
  });
});

describe('release gateway, source maps', () => {
  it('are not there unless the operator asks for them', async () => {
    const address = '/mf/public/1.0.0-abc/page.js.map';
    expect(await get(address)).toEqual(notFound);
    expect(await get(address, 'nobody', {}, 'GET', { hasSourceMaps: true })).toMatchObject({ status: 200 });
  });
});

describe('release gateway, the admin area', () => {
  const files = ['remoteEntry.js', 'page.js', 'page.js.map'];
  // An admin who must set up two-factor login needs the page for that; the API gives them nothing else.
  const admitted = ['admin', 'reviewer', 'release_manager', 'unenrolled'];
  const others = Object.keys(people).filter((who) => !admitted.includes(who));
  const matrix = others.flatMap((who) => files.flatMap((file) => ['GET', 'HEAD'].map((method) => [who, method, file])));

  it.each(matrix)('does not exist for %s: %s %s', async (who, method, file) => {
    expect(await get(`/mf/admin/1.0.0-abc/${file}`, who, {}, method)).toEqual(notFound);
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
    expect(await get(url, 'student')).toEqual(notFound);
  });

  it.each(files)('gives %s to an admin, to be revalidated each time', async (file) => {
    const response = await get(`/mf/admin/1.0.0-abc/${file}`, 'admin', { 'sec-fetch-site': 'same-origin' });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(['cross-site', 'same-site', 'none'])('does not exist when the request of an admin is %s', async (site) => {
    expect(await get('/mf/admin/1.0.0-abc/page.js', 'admin', { 'sec-fetch-site': site })).toEqual(notFound);
  });

  it('clears the browser cache when the caller is no admin any more, whichever file is requested', async () => {
    const ours = { 'sec-fetch-site': 'same-origin' };
    const cleared = { ...notFound, headers: { ...notFound.headers, 'clear-site-data': '"cache"' } };
    for (const file of ['page.js', 'page.js.map', 'never-existed.js', '']) {
      for (const who of ['nobody', 'student', 'unproven'])
        expect(await get(`/mf/admin/1.0.0-abc/${file}`, who, ours)).toEqual(cleared);
    }
    expect(await get('/mf/public/1.0.0-abc/never-existed.js', 'student', ours)).toEqual(notFound);
  });

  it('reveals by no 304 that a file is unchanged when the caller has no access', async () => {
    const { headers } = await get('/mf/admin/1.0.0-abc/page.js', 'admin');
    const tag = { 'if-none-match': headers.etag ?? '' };
    expect(await get('/mf/admin/1.0.0-abc/page.js', 'admin', tag)).toMatchObject({ status: 304 });
    expect(await get('/mf/admin/1.0.0-abc/page.js', 'student', tag)).toEqual(notFound);
  });
});
