import { startServer, type TestServer } from '../../testing';
import { createTestBuilds } from '../../testing/releases';
import { createServer } from '../app/main';
import type { HttpServer } from '../platform/http';
import { openRegistry } from '../platform/releases/databaseRegistry';
import { seedRegistry } from '../platform/releases/seedRegistry';

let server: TestServer;
let site: HttpServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: '1' });
  const { context } = server;
  await seedRegistry(context, await createTestBuilds('1.0.0-a'));
  site = await createServer({ ...context, registry: await openRegistry(context.db, context.releases) });
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const open = async (remoteAddress: string) => (await site.inject({ url: '/', remoteAddress })).statusCode;

describe('documents of the site', () => {
  it('are refused to an address that opens very many, and to nobody else', async () => {
    const statuses: number[] = [];
    for (let page = 0; page < 400; page += 1) statuses.push(await open('10.0.0.1'));
    expect(statuses.slice(0, 250).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(await open('10.0.0.2')).toBe(200);
  });
});
