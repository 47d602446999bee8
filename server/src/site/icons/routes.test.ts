import { startServer, type TestServer } from '../../../testing';
import { iconLinks } from './routes';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('icons', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('sends %s, and answers 304 when it has not changed', async (url, type) => {
    const response = await server.send({ url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    const again = await server.send({ url, headers: { 'if-none-match': String(response.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(iconLinks).toContain(`href="${url}"`);
  });

  it('declares the real size of each icon in the manifest', async () => {
    const { icons } = (await server.send({ url: '/site.webmanifest' })).json();
    for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
      const { rawPayload: png } = await server.send({ url: src });
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('can be installed as an application of its own, with shortcuts to a student’s pages', async () => {
    const manifest = (await server.send({ url: '/site.webmanifest' })).json();
    expect(manifest).toMatchObject({ id: '/', start_url: '/loader', scope: '/', display: 'standalone' });
    const { icons, shortcuts } = manifest as { icons: { purpose?: string }[]; shortcuts: { url: string }[] };
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(shortcuts.map(({ url }) => url)).toEqual(['/dashboard/jobs', '/dashboard/applications']);
  });

  it('answers 404 for an unknown icon', async () => {
    expect((await server.send({ url: '/favicon.png' })).statusCode).toBe(404);
  });
});
