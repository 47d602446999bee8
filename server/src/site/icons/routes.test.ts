import { startServer, type TestServer } from '../../../testing';
import { iconLinks } from './routes';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/site.webmanifest', 'application/manifest+json'],
])('has %s for whoever asks, and says when it is the same', async (url, type) => {
  const answer = await server.send({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  const again = await server.send({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect(iconLinks).toContain(`href="${url}"`);
});

it('names icons as large as they are', async () => {
  const { icons } = (await server.send({ url: '/site.webmanifest' })).json();
  for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
    const { rawPayload: png } = await server.send({ url: src });
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('has no other icon', async () => {
  expect((await server.send({ url: '/favicon.png' })).statusCode).toBe(404);
});
