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
let users: Record<string, SignedIn | undefined>;
beforeAll(async () => {
  server = await startServer();
  site = await createServer({ ...server.context, registry: await createTestRegistry() }, { strict: true });
  await site.ready();
  users = {
    student: await server.signIn('student'),
    organization: await server.signIn('organization'),
    pending: await server.signIn('pending'),
    admin: await server.signIn('admin'),
    'an admin without a two-factor code': await server.signIn('unproven'),
  };
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const ask = (url: string, who?: string, method: 'GET' | 'HEAD' = 'GET') => {
  const token = who && users[who]?.token;
  return site.inject({ method, url, headers: token ? { authorization: `Bearer ${token}` } : {} });
};
const parseBootDocument = (page: string) =>
  JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '') as BootDocument;
const file = '/mf/admin/1.0.0-abc/page.js';

describe('admin area', () => {
  it.each(['nobody', 'student', 'organization', 'pending', 'an admin without a two-factor code'])(
    'answers 404 without a body for its files when the user is %s',
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
          const response = await ask(url, who, method);
          expect([url, response.statusCode, response.body, response.headers['cache-control']]).toEqual([
            url,
            404,
            '',
            'no-store',
          ]);
        }
      }
    },
  );

  it('sends its files to an admin, cacheable for this session only', async () => {
    const response = await ask(file, 'admin');
    expect(response.body).toBe('/* admin page.js */');
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
  });

  it('answers 404 for cached files when the admin was demoted or has logged out', async () => {
    const [demoted, loggedOut] = [await server.signIn('admin'), await server.signIn('admin')];
    users = { ...users, demoted, loggedOut };
    const { etag } = (await ask(file, 'demoted')).headers;
    const revalidate = (who: SignedIn) =>
      site.inject({ url: file, headers: { authorization: `Bearer ${who.token}`, 'if-none-match': String(etag) } });
    expect((await revalidate(demoted)).statusCode).toBe(304);

    const { db } = server.context;
    await db.updateTable('users').set({ role: 'student' }).where('id', '=', demoted.user_id).execute();
    await server.send({ method: 'POST', url: 'logout', as: loggedOut });
    for (const who of [demoted, loggedOut]) {
      const response = await revalidate(who);
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([404, '', undefined]);
    }
  });
});

describe('boot document', () => {
  it('lists the admin area only when the user is an admin', async () => {
    expect((await ask('/admindashboard', 'admin')).body).toContain('/mf/admin/');
    for (const who of ['nobody', 'student', 'organization', 'pending']) {
      for (const url of ['/', '/dashboard/jobs', '/admindashboard'])
        expect((await ask(url, who)).body).not.toContain('/mf/admin/');
    }
  });

  it('has the unread count and the newest event of the signed-in user', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    users = { ...users, ada, bola };
    await transact(server.context.db, async (tx) => {
      for (const title of ['One', 'Two'])
        await notify(tx, { user_ids: [ada.user_id], kind: 'account', title, message: '', href: null });
    });
    const readUnreadCount = async (who: string) => parseBootDocument((await ask('/dashboard/jobs', who)).body).unread;
    expect([await readUnreadCount('ada'), await readUnreadCount('bola'), await readUnreadCount('nobody')]).toEqual([
      2, 0, 0,
    ]);
    const { told } = parseBootDocument((await ask('/dashboard/jobs', 'ada')).body);
    const newest = await server.send({ url: `view_notifications/${ada.user_id}`, as: ada });
    expect(told).toBe(newest.json().notifications[0].id);
  });

  it('has the badge counts only when the user is a verified company', async () => {
    const company = await server.signIn('organization');
    users = { ...users, company };
    const job = await server.aJob({ org_id: company.role_specific_id });
    await server.anApplication({ job_id: job.id });
    const readBadgeCounts = async (who: string) => parseBootDocument((await ask('/dashboard/jobs', who)).body).waiting;
    expect(await readBadgeCounts('company')).toMatchObject({ new_applications: 1, interviews_today: 0 });
    for (const who of ['student', 'pending', 'admin']) expect(await readBadgeCounts(who)).toBeNull();
  });

  it('has the operator’s configured links on every page', async () => {
    const { context } = server;
    const set = { CHAT_GROUP_URL: 'https://chat.example/foothold', SOCIAL_LINKS: 'X=https://x.com/foothold' };
    const { CHAT_GROUP_URL, SOCIAL_LINKS } = readConfig(set);
    const config = { ...context.config, CHAT_GROUP_URL, SOCIAL_LINKS };
    const configured = await createServer(
      { ...context, config, registry: await createTestRegistry() },
      { strict: true },
    );
    const readLinks = (page: string) => parseBootDocument(page).links;

    expect(readLinks((await configured.inject('/terms')).body)).toEqual({
      chat_group: 'https://chat.example/foothold',
      social: [{ label: 'X', href: 'https://x.com/foothold' }],
    });
    expect(readLinks((await ask('/')).body)).toEqual({ chat_group: null, social: [] });
    await configured.close();
  });
});

describe('unknown address', () => {
  it('is an HTML page with status 404 when the address is unknown', async () => {
    const response = await ask('/no/such/page');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch('text/html');
  });
});

describe('company page', () => {
  const createCompany = (company_name: string) => server.signIn('organization', { company_name });
  const updateCompany = ({ role_specific_id }: SignedIn, values: object) =>
    server.context.db.updateTable('organizations').set(values).where('id', '=', role_specific_id).execute();

  it('redirects to the address with the company’s name when the name differs', async () => {
    const { role_specific_id: id } = await createCompany('Ọjà & Sons');
    expect((await ask(`/company/oja-sons/${id}`)).statusCode).toBe(200);
    const redirect = await ask(`/company/old-name/${id}?from=chat`);
    expect([redirect.statusCode, redirect.headers.location]).toEqual([301, `/company/oja-sons/${id}?from=chat`]);
  });

  it('contains the company’s profile and jobs as HTML', async () => {
    const company = await createCompany('Cook & Sons');
    await updateCompany(company, {
      about: 'We <cook>.\n- Rice\n- Beans',
      website: 'https://www.cooks.example/a?b=1&c=2',
    });
    const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Field <Cook>' });
    const { body } = await ask(`/company/cook-sons/${company.role_specific_id}`);
    expect(body).toContain('<h1>Cook &amp; Sons</h1><p>We &lt;cook&gt;.</p><ul><li>Rice</li><li>Beans</li></ul>');
    expect(body).toMatch(/<a href="[^"]+cooks\.example[^"]+">cooks\.example<\/a><b>CS<\/b>/);
    expect(body.replaceAll('&#x2F;', '/')).toContain(`<a href="/viewjob/field-cook/${job.id}">Field &lt;Cook&gt;</a>`);
    expect(body).not.toContain('+2348012345678');
    expect(body).not.toContain(company.email);
  });

  it('preloads the company’s response when the visitor is signed out', async () => {
    const { role_specific_id: id } = await createCompany('Marina Works');
    const boot = async (who?: string) => parseBootDocument((await ask(`/company/marina-works/${id}`, who)).body);
    const path = `/companies/${id}`;
    expect((await boot()).answers?.[path]).toEqual((await ask(`/api${path}`)).json());
    expect((await boot('student')).answers).toBeUndefined();
  });

  it('is a 404 when the company is pending, rejected or unknown', async () => {
    const [pending, rejected] = [await server.signIn('pending'), await server.signIn('rejected')];
    for (const id of [pending.role_specific_id, rejected.role_specific_id, 999999, 'abc', '99999999999']) {
      const response = await ask(`/company/x/${id}`);
      expect([id, response.statusCode, response.headers['content-type']]).toEqual([
        id,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(response.body).toContain('<title>Company not found · Foothold</title>');
    }
  });
});

describe('job page', () => {
  it('redirects to the address with the job’s title when the title differs', async () => {
    const { id } = await server.aJob({ job_title: 'Ọjà Analyst' });
    expect((await ask(`/viewjob/oja-analyst/${id}`)).statusCode).toBe(200);
    const redirect = await ask(`/viewjob/some-old-title/${id}?from=chat`);
    expect([redirect.statusCode, redirect.headers.location]).toEqual([301, `/viewjob/oja-analyst/${id}?from=chat`]);
  });

  it('contains the job as HTML', async () => {
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

  it('preloads the job’s response when the visitor is signed out', async () => {
    const { id } = await server.aJob();
    const boot = async (who?: string) => {
      const { body } = await ask(`/viewjob/frontend-intern/${id}`, who);
      return JSON.parse(/<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '');
    };
    const path = `/jobs/title/frontend-intern/${id}`;
    expect((await boot()).answers[path]).toEqual((await ask(`/api${path}`)).json());
    expect((await boot('student')).answers).toBeUndefined();
  });

  it('is a page after the deadline, and a 404 when the job is closed, deleted or of a pending company', async () => {
    const expired = await server.aJob({ deadline: '2020-01-31' });
    expect((await ask(`/viewjob/frontend-intern/${expired.id}`)).statusCode).toBe(200);
    const pending = await server.signIn('pending');
    for (const values of [{ status: 0 as const }, { deleted_at: new Date() }, { org_id: pending.role_specific_id }]) {
      const { id } = await server.aJob(values);
      expect((await ask(`/viewjob/frontend-intern/${id}`)).statusCode).toBe(404);
    }
    for (const url of ['/viewjob/x/999999', '/viewjob/x/abc', '/viewjob/x/99999999999', '/job/unknown']) {
      const response = await ask(url);
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
    }
  });
});
