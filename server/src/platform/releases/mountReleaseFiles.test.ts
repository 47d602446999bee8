import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createTestRegistry } from '../../../testing/releases';
import { mountReleaseFiles } from './mountReleaseFiles';
import type { Registry } from './registry';

let app: FastifyInstance;
beforeAll(async () => {
  app = await serve(await createTestRegistry());
});
afterAll(() => app.close());

async function serve(registry: Registry): Promise<FastifyInstance> {
  const served = fastify();
  mountReleaseFiles(served, registry, async () => null);
  await served.ready();
  return served;
}

async function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers: received, rawPayload } = await app.inject({ method, url, headers });
  return { status: statusCode, headers: received, body: String(rawPayload) };
}

describe('files of a public release', () => {
  it('may be cached without end, and are sent compressed when the client accepts it', async () => {
    const compressed = await get('/mf/public/1.0.0-abc/page.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });

    const plain = await get('/mf/public/1.0.0-abc/page.js');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe('/* public page.js */');
    expect(plain.headers['content-length']).toBe(String('/* public page.js */'.length));
  });

  it('have the same headers and no body when the method is HEAD', async () => {
    const head = await get('/mf/public/1.0.0-abc/page.js', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '20' } });
  });

  it('are not sent again when the client has the same version', async () => {
    const { headers } = await get('/mf/public/1.0.0-abc/page.js');
    const again = await get('/mf/public/1.0.0-abc/page.js', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('are sent whole when a script is requested in parts', async () => {
    expect(await get('/mf/public/1.0.0-abc/page.js', { range: 'bytes=0-1' })).toMatchObject({
      status: 200,
      body: '/* public page.js */',
    });
  });

  it.each([
    ['if-match', '"another"'],
    ['if-modified-since', new Date().toUTCString()],
    ['if-unmodified-since', new Date(0).toUTCString()],
  ])('are sent whatever %s says', async (name, value) => {
    expect((await get('/mf/public/1.0.0-abc/page.js', { [name]: value })).status).toBe(200);
  });

  it('are an empty 404 that may not be cached when the disk has lost them', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'lost-'));
    const registry = await createTestRegistry();
    const find: Registry['find'] = async (...names) => {
      const release = await registry.find(...names);
      return release && { ...release, folder: empty };
    };
    const lost = await serve({ ...registry, find });
    const { statusCode, body, headers } = await lost.inject('/mf/public/1.0.0-abc/page.js');
    expect([statusCode, body]).toEqual([404, '']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie' });
    expect(headers).not.toHaveProperty('etag');
    await lost.close();
    await rm(empty, { recursive: true });
  });
});

describe('a film of a public release', () => {
  const film = '/mf/public/1.0.0-abc/film.webm';
  const content = '/* public film.webm */';
  const getRange = (range: string, more = {}) => get(film, { range, ...more });

  it.each([
    [film, 'video/webm'],
    ['/mf/public/1.0.0-abc/film.mp4', 'video/mp4'],
  ])('may be cached without end, and requested in parts: %s', async (url, type) => {
    const whole = await get(url, { 'accept-encoding': 'br' });
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(whole.headers).not.toHaveProperty('content-encoding');
    expect(await get(url, { range: 'bytes=0-1' }, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['bytes=0-1', '0-1', '/*'],
    ['bytes=3-8', '3-8', 'public'],
    ['bytes=10-', '10-21', 'film.webm */'],
    ['bytes=-2', '20-21', '*/'],
    ['bytes=20-999', '20-21', '*/'],
    ['bytes=-999', '0-21', content],
  ])('is sent in part when the range is %s', async (range, sent, bytes) => {
    const response = await getRange(range);
    expect([response.status, response.body]).toEqual([206, bytes]);
    expect(response.headers).toMatchObject({
      'content-range': `bytes ${sent}/22`,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['bytes=22-', 'bytes=-0'])('is a 416 without a body when the range is %s', async (range) => {
    expect(await getRange(range)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */22' }, body: '' });
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b'])(
    'is sent whole when the range is %s',
    async (range) => {
      const response = await getRange(range);
      expect([response.status, response.body]).toEqual([200, content]);
    },
  );

  it('is sent in part only when the client began with the same version', async () => {
    const { headers } = await get(film);
    expect((await getRange('bytes=3-8', { 'if-range': headers.etag })).status).toBe(206);
    expect((await getRange('bytes=3-8', { 'if-range': '"another"' })).status).toBe(200);
  });
});
