import { brotliDecompressSync } from 'node:zlib';
import { startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (let created = 0; created < 3; created += 1) await server.aJob({});
});
afterAll(() => server.stop());

const get = (url: string, accepted: string) => server.send({ url, headers: { 'accept-encoding': accepted } });

describe('compression', () => {
  it('compresses a response as the client accepts it', async () => {
    const plain = await get('jobs', 'identity');
    const brotli = await get('jobs', 'br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(plain.json());
    expect((await get('jobs', 'gzip')).headers['content-encoding']).toBe('gzip');
  });

  it('leaves short responses, and those of calls that change something, as they are', async () => {
    expect((await get('no_such_call', 'br')).headers['content-encoding']).toBeUndefined();
    const { headers } = await server.send({ method: 'POST', url: 'login', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
  });
});
