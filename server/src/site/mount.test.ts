import type { HttpServer } from '../http';
import { createServer } from '../main';
import { smallReleases } from '../releases/fixture';
import { type SignedIn, startServer, type TestServer } from '../testing';

let server: TestServer;
let site: HttpServer;
let people: Record<string, SignedIn | undefined>;
beforeAll(async () => {
  server = await startServer();
  site = await createServer(server.context, { registry: await smallReleases(), strict: true });
  await site.ready();
  people = {
    student: await server.signIn('student'),
    organization: await server.signIn('organization'),
    pending: await server.signIn('pending'),
    admin: await server.signIn('admin'),
  };
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const ask = (url: string, who?: string, method: 'GET' | 'HEAD' = 'GET') => {
  const token = who && people[who]?.token;
  return site.inject({ method, url, headers: token ? { authorization: `Bearer ${token}` } : {} });
};
const file = '/mf/admin/1.0.0-abc/page.js';

it.each(['nobody', 'student', 'organization', 'pending'])(
  'answers %s who asks for the admin area with nothing at all',
  async (who) => {
    for (const url of [
      file,
      '/mf/admin/1.0.0-abc/remoteEntry.js',
      '/mf/admin/1.0.0-abc/page.js.map',
      '/mf/admin/9/none.js',
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await ask(url, who, method);
        expect([url, answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
          url,
          404,
          '',
          'no-store',
        ]);
      }
    }
  },
);

it('sends an admin the admin area, for this session alone', async () => {
  const answer = await ask(file, 'admin');
  expect(answer.body).toBe('/* admin page.js */');
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
});

it('names the admin area in no boot document but an admin’s', async () => {
  expect((await ask('/admindashboard', 'admin')).body).toContain('/mf/admin/');
  for (const who of ['nobody', 'student', 'organization', 'pending']) {
    for (const url of ['/', '/dashboard/jobs', '/admindashboard'])
      expect((await ask(url, who)).body).not.toContain('/mf/admin/');
  }
});

it('answers an address that nobody owns with the site and a 404', async () => {
  const answer = await ask('/no/such/page');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch('text/html');
});
