import type { BootDocument } from '@foothold/shared/boot';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createTestRegistry } from '../../testing/releases';
import { createServer } from '../app/main';
import { notify } from '../notifications/queries';
import { readConfig } from '../platform/config/config';
import { transact } from '../platform/db';
import type { HttpServer } from '../platform/http';

let server: TestServer;
let site: HttpServer;
let people: Record<string, SignedIn | undefined>;
beforeAll(async () => {
  server = await startServer();
  site = await createServer({ ...server.context, registry: await createTestRegistry() }, { strict: true });
  await site.ready();
  people = {
    student: await server.signIn('student'),
    organization: await server.signIn('organization'),
    pending: await server.signIn('pending'),
    admin: await server.signIn('admin'),
    'an admin who owes a code': await server.signIn('unproven'),
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

it.each(['nobody', 'student', 'organization', 'pending', 'an admin who owes a code'])(
  'answers %s who asks for the admin area with nothing at all',
  async (who) => {
    for (const url of [
      file,
      '/mf/admin/1.0.0-abc/remoteEntry.js',
      '/mf/admin/1.0.0-abc/page.js.map',
      '/mf/admin/9/none.js',
      '/MF/admin/1.0.0-abc/page.js',
      '/mf/Admin/1.0.0-abc/page.js',
      '/mf/%61dmin/1.0.0-abc/page.js',
      '/mf/public/%2e%2e/admin/1.0.0-abc/page.js',
      '/mf',
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

it('sends nothing more to an admin who is demoted or logged out, whatever their browser has kept', async () => {
  const [demoted, left] = [await server.signIn('admin'), await server.signIn('admin')];
  people = { ...people, demoted, left };
  const { etag } = (await ask(file, 'demoted')).headers;
  const again = (who: SignedIn) =>
    site.inject({ url: file, headers: { authorization: `Bearer ${who.token}`, 'if-none-match': String(etag) } });
  expect((await again(demoted)).statusCode).toBe(304);

  const { db } = server.context;
  await db.updateTable('users').set({ role: 'student' }).where('id', '=', demoted.user_id).execute();
  await server.send({ method: 'POST', url: 'logout', as: left });
  for (const who of [demoted, left]) {
    const answer = await again(who);
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([404, '', undefined]);
  }
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
  const { told } = bootOf((await ask('/dashboard/jobs', 'ada')).body);
  const newest = await server.send({ url: `view_notifications/${ada.user_id}`, as: ada });
  expect(told).toBe(newest.json().notifications[0].id);
});

it('tells a company what waits for it, and nobody else', async () => {
  const works = await server.signIn('organization');
  people = { ...people, works };
  const job = await server.aJob({ org_id: works.role_specific_id });
  await server.anApplication({ job_id: job.id });
  const waitingFor = async (who: string) => bootOf((await ask('/dashboard/jobs', who)).body).waiting;
  expect(await waitingFor('works')).toMatchObject({ new_applications: 1, interviews_today: 0 });
  for (const who of ['student', 'pending', 'admin']) expect(await waitingFor(who)).toBeNull();
});

it('tells every page where its operator can be found elsewhere', async () => {
  const { context } = server;
  const set = { CHAT_GROUP_URL: 'https://chat.example/foothold', SOCIAL_LINKS: 'X=https://x.com/foothold' };
  const { CHAT_GROUP_URL, SOCIAL_LINKS } = readConfig(set);
  const config = { ...context.config, CHAT_GROUP_URL, SOCIAL_LINKS };
  const configured = await createServer({ ...context, config, registry: await createTestRegistry() }, { strict: true });
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

describe('a company’s address', () => {
  const verified = (company_name: string) => server.signIn('organization', { company_name });
  const say = ({ role_specific_id }: SignedIn, words: object) =>
    server.context.db.updateTable('organizations').set(words).where('id', '=', role_specific_id).execute();

  it('is right with its name, and leads there from any other', async () => {
    const { role_specific_id: id } = await verified('Ọjà & Sons');
    expect((await ask(`/company/oja-sons/${id}`)).statusCode).toBe(200);
    const moved = await ask(`/company/old-name/${id}?from=chat`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/company/oja-sons/${id}?from=chat`]);
  });

  it('says all there is to say of it before any script runs', async () => {
    const company = await verified('Cook & Sons');
    await say(company, { about: 'We <cook>.\n- Rice\n- Beans', website: 'https://www.cooks.example/a?b=1&c=2' });
    const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Field <Cook>' });
    const { body } = await ask(`/company/cook-sons/${company.role_specific_id}`);
    expect(body).toContain('<h1>Cook &amp; Sons</h1><p>We &lt;cook&gt;.</p><ul><li>Rice</li><li>Beans</li></ul>');
    expect(body).toMatch(/<a href="[^"]+cooks\.example[^"]+">cooks\.example<\/a><b>CS<\/b>/);
    expect(body.replaceAll('&#x2F;', '/')).toContain(`<a href="/viewjob/field-cook/${job.id}">Field &lt;Cook&gt;</a>`);
    expect(body).not.toContain('+2348012345678');
    expect(body).not.toContain(company.email);
  });

  it('brings a visitor the company, so that the page need not ask for it; somebody who is signed in asks', async () => {
    const { role_specific_id: id } = await verified('Marina Works');
    const boot = async (who?: string) => bootOf((await ask(`/company/marina-works/${id}`, who)).body);
    const path = `/companies/${id}`;
    expect((await boot()).answers?.[path]).toEqual((await ask(`/api${path}`)).json());
    expect((await boot('student')).answers).toBeUndefined();
  });

  it('is a 404 for a company that waits, was refused, or never was', async () => {
    const [waiting, refused] = [await server.signIn('pending'), await server.signIn('rejected')];
    for (const id of [waiting.role_specific_id, refused.role_specific_id, 999999, 'abc', '99999999999']) {
      const answer = await ask(`/company/x/${id}`);
      expect([id, answer.statusCode, answer.headers['content-type']]).toEqual([id, 404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<title>Company not found · Foothold</title>');
    }
  });
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
