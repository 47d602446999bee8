import { serviceWorkerFile } from '@foothold/shared/boot';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createTestBuilds } from '../../../testing/releases';
import { createServer } from '../../app/main';
import type { HttpServer } from '../../platform/http';
import { openRegistry } from '../../platform/releases/databaseRegistry';
import { seedRegistry } from '../../platform/releases/seedRegistry';

interface Site {
  server: TestServer;
  site: HttpServer;
  stop(): Promise<void>;
}

async function openSite(env: Record<string, string> = {}): Promise<Site> {
  const server = await startServer(env);
  const { context } = server;
  await seedRegistry(context, await createTestBuilds('1.0.0-a'));
  const site = await createServer({ ...context, registry: await openRegistry(context.db, context.releases) });
  return {
    server,
    site,
    async stop() {
      await site.close();
      await server.stop();
    },
  };
}

const open = ({ site }: Site, url: string, who?: SignedIn, headers = {}) =>
  site.inject({ url, headers: { ...headers, ...(who && { cookie: `foothold_session=${who.token}` }) } });

describe('/service-worker.js', () => {
  let opened: Site;
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened.stop());

  it('is the file of the live shell, which browsers ask for anew each time', async () => {
    const { statusCode, headers, body } = await open(opened, `/${serviceWorkerFile}`);
    expect([statusCode, body]).toEqual([200, '/* shell service-worker.js */']);
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
    const again = await open(opened, `/${serviceWorkerFile}`, undefined, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('may load what lies on this site, and runs no other script', async () => {
    const { headers } = await open(opened, `/${serviceWorkerFile}`);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('is the only worker that a page may have', async () => {
    const { origin } = new URL(opened.server.context.config.APP_ORIGIN);
    const { headers } = await open(opened, '/');
    expect(headers['content-security-policy']).toContain(`; worker-src ${origin}/${serviceWorkerFile};`);
  });

  it('is not there where the server has no releases', async () => {
    const { context } = opened.server;
    const { registry: _, ...apiOnly } = context;
    const site = await createServer(apiOnly);
    expect((await site.inject({ url: `/${serviceWorkerFile}` })).statusCode).toBe(404);
    await site.close();
  });
});

describe('x-served-to', () => {
  let opened: Site;
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened.stop());

  it.each([
    ['student', true],
    ['unconfirmed', false],
    ['organization', false],
    ['pending', false],
    ['admin', false],
  ] as const)('names the reader of a document to a %s: %s', async (who, isNamed) => {
    const reader = await opened.server.signIn(who);
    const { headers } = await open(opened, '/dashboard/jobs', reader);
    expect(headers['x-served-to']).toBe(isNamed ? String(reader.user_id) : 'nobody');
  });

  it('is nobody for a visitor', async () => {
    expect((await open(opened, '/jobs')).headers['x-served-to']).toBe('nobody');
  });

  it('names the student of what the API answers a GET, and nobody else', async () => {
    const [student, company] = [await opened.server.signIn('student'), await opened.server.signIn('organization')];
    const read = async (url: string, who?: SignedIn) => (await open(opened, url, who)).headers['x-served-to'];
    expect(await read('/api/jobs', student)).toBe(String(student.user_id));
    expect(await read('/api/saved_jobs', student)).toBe(String(student.user_id));
    expect([await read('/api/jobs', company), await read('/api/jobs')]).toEqual([undefined, undefined]);
    const { headers } = await opened.server.send({ method: 'PUT', url: 'jobs/1/save', as: student });
    expect(headers['x-served-to']).toBeUndefined();
  });
});

describe('OFFLINE_READING=0', () => {
  let opened: Site;
  beforeAll(async () => {
    opened = await openSite({ OFFLINE_READING: '0' });
  });
  afterAll(() => opened.stop());

  it('removes the workers that browsers have, and what they have kept', async () => {
    expect((await open(opened, `/${serviceWorkerFile}`)).statusCode).toBe(410);
    const student = await opened.server.signIn('student');
    expect((await open(opened, '/dashboard/jobs', student)).headers['x-served-to']).toBe('nobody');
  });
});
