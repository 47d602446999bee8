import type { BootDocument } from '@foothold/shared/boot';
import { readConfig } from '../config';
import { transact } from '../db';
import type { HttpServer } from '../http';
import { createServer } from '../main';
import { notify } from '../notifications/queries';
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
const bootOf = (page: string) => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '') as BootDocument;
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

it('tells whoever is signed in how many notifications they have not read', async () => {
  const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
  people = { ...people, ada, bola };
  await transact(server.context.db, async (tx) => {
    for (const title of ['One', 'Two'])
      await notify(tx, { user_ids: [ada.user_id], kind: 'account', title, message: '', href: null });
  });
  const unreadOf = async (who: string) => bootOf((await ask('/dashboard/jobs', who)).body).unread;
  expect([await unreadOf('ada'), await unreadOf('bola'), await unreadOf('nobody')]).toEqual([2, 0, 0]);
});

it('tells every page where its operator can be found elsewhere', async () => {
  const { context } = server;
  const set = { CHAT_GROUP_URL: 'https://chat.example/foothold', SOCIAL_LINKS: 'X=https://x.com/foothold' };
  const { CHAT_GROUP_URL, SOCIAL_LINKS } = readConfig(set);
  const config = { ...context.config, CHAT_GROUP_URL, SOCIAL_LINKS };
  const configured = await createServer({ ...context, config }, { registry: await smallReleases(), strict: true });
  const linksOn = (page: string) => bootOf(page).links;

  expect(linksOn((await configured.inject('/terms')).body)).toEqual({
    chat_group: 'https://chat.example/foothold',
    social: [{ label: 'X', href: 'https://x.com/foothold' }],
  });
  expect(linksOn((await ask('/')).body)).toEqual({ chat_group: null, social: [] });
  await configured.close();
});

it('answers an address that nobody owns with the site and a 404', async () => {
  const answer = await ask('/no/such/page');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch('text/html');
});

describe('a public job’s address', () => {
  it('is right with the title of the job, and leads there from any other', async () => {
    const { id } = await server.aJob({ job_title: 'Ọjà Analyst' });
    expect((await ask(`/viewjob/oja-analyst/${id}`)).statusCode).toBe(200);
    const moved = await ask(`/viewjob/some-old-title/${id}?from=chat`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/viewjob/oja-analyst/${id}?from=chat`]);
  });

  it('says all there is to say of the job before any script runs', async () => {
    const { id } = await server.aJob({
      job_title: 'Field <Cook>',
      job_description: 'We cook.\n- <b>Rice</b>\n- Beans',
      department: 'Kitchen & Bar',
    });
    const { body } = await ask(`/viewjob/field-cook/${id}`);
    expect(body).toContain('<h1>Field &lt;Cook&gt;</h1>');
    expect(body).toContain('<p>We cook.</p><ul><li>&lt;b&gt;Rice&lt;/b&gt;</li><li>Beans</li></ul>');
    for (const label of ['Department', 'Stipend', 'Work environment', 'Duration', 'Application deadline'])
      expect(body).toContain(`<dt>${label}</dt>`);
    expect(body).toContain(`<a href="/dashboard/jobs/${id}">Apply</a>`);
  });

  it('brings a visitor the job, so that the page need not ask for it; somebody who is signed in asks', async () => {
    const { id } = await server.aJob();
    const boot = async (who?: string) => {
      const { body } = await ask(`/viewjob/frontend-intern/${id}`, who);
      return JSON.parse(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '');
    };
    const path = `/jobs/title/frontend-intern/${id}`;
    expect((await boot()).answers[path]).toEqual((await ask(`/api${path}`)).json());
    expect((await boot('student')).answers).toBeUndefined();
  });

  it('is still there after the deadline, and a 404 once closed, taken down, or not for everybody', async () => {
    const expired = await server.aJob({ deadline: '2020-01-31' });
    expect((await ask(`/viewjob/frontend-intern/${expired.id}`)).statusCode).toBe(200);
    const waiting = await server.signIn('pending');
    for (const wishes of [{ status: 0 as const }, { deleted_at: new Date() }, { org_id: waiting.role_specific_id }]) {
      const { id } = await server.aJob(wishes);
      expect((await ask(`/viewjob/frontend-intern/${id}`)).statusCode).toBe(404);
    }
    for (const url of ['/viewjob/x/999999', '/viewjob/x/abc', '/viewjob/x/99999999999', '/job/unknown']) {
      const answer = await ask(url);
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    }
  });
});
