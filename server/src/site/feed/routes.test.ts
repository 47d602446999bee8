import { SaxesParser } from 'saxes';
import { startServer, type TestServer } from '../../../testing';
import { createHttpServer } from '../../platform/http';
import { addDays, todayIn } from '../../platform/time/days';
import { feedRoutes } from './routes';

const origin = 'https://jobs.example.ng';
const today = todayIn('Africa/Lagos');

let server: TestServer;
/** The same, where a sitemap holds two jobs and nothing is remembered. */
let small: Awaited<ReturnType<typeof createHttpServer>>;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: origin });
  const { context } = server;
  small = await createHttpServer({
    config: context.config,
    db: context.db,
    routes: [],
    pages: feedRoutes(context, 2, 0),
    identify: async () => null,
    identifyOperator: () => null,
    cookie: { read: () => undefined, set: () => '', clear: () => '' },
    uploadFolder: '/nowhere',
    strict: true,
  });
  await small.ready();
});
afterAll(async () => {
  await small.close();
  await server.stop();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  await server.context.db.deleteFrom('organizations').execute();
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  small.inject({ url, headers, method });

/** Each element's text by its path, from a parser that takes nothing but well-formed XML. */
function read(xml: string) {
  const found: [path: string, text: string, attributes: Record<string, string>][] = [];
  const open: (typeof found)[number][] = [];
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw cause;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: (typeof found)[number] = [
      [...open.map(([path]) => path.split('/').at(-1)), name].join('/'),
      '',
      attributes,
    ];
    open.push(element);
    found.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element[1] += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return {
    texts: (path: string) => found.filter(([at]) => at === path).map(([, text]) => text),
    links: (path: string) => found.filter(([at]) => at === path).map(([, , { href }]) => href),
  };
}

/** What an XML document cannot hold as it is, or at all. */
const hostile = '</title>]]><!-- "\'&amp; \u0008\u001b\ufffe';

describe('robots.txt', () => {
  it('lets crawlers read what is public and names the sitemap', async () => {
    const answer = await ask('/robots.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toContain('Disallow: /dashboard\n');
    expect(answer.body).toContain('Disallow: /api/\n');
    expect(answer.body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(answer.body).not.toMatch(/admin/i);
  });
});

describe('the feed', () => {
  it('tells the newest open jobs, with addresses that work elsewhere', async () => {
    const company = await server.signIn('organization', { company_name: 'Ọjà & Sons' });
    const org_id = company.role_specific_id;
    await server.aJob({ job_title: 'Old', org_id, created_at: new Date('2026-01-01') });
    const { id, updated_at } = await server.aJob({ job_title: 'New', org_id, job_description: '- Sell\n- Count' });
    await server.aJob({ job_title: 'Closed', status: 0 });
    await server.aJob({ job_title: 'Expired', deadline: addDays(today, -1) });
    await server.aJob({ job_title: 'Deleted', deleted_at: new Date() });
    const pending = await server.signIn('pending');
    await server.aJob({ job_title: 'Not verified', org_id: pending.role_specific_id });

    const answer = await ask('/feed.xml');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = read(answer.body);
    expect(feed.texts('feed/entry/title')).toEqual(['New at Ọjà & Sons, Lagos', 'Old at Ọjà & Sons, Lagos']);
    expect(feed.links('feed/entry/link')[0]).toBe(`${origin}/viewjob/new/${id}`);
    expect(feed.texts('feed/entry/summary')[0]).toBe('Sell Count');
    expect(feed.texts('feed/updated')).toEqual([updated_at]);
  });

  it('is a feed also when there is nothing to tell', async () => {
    const feed = read((await ask('/feed.xml')).body);
    expect(feed.texts('feed/title')).toEqual(['New jobs on Foothold']);
    expect(feed.texts('feed/entry/title')).toEqual([]);
  });

  it('holds fifty', async () => {
    const { org_id } = await server.aJob();
    for (let number = 0; number < 52; number += 1) await server.aJob({ org_id, job_title: `Job ${number}` });
    const titles = read((await ask('/feed.xml')).body).texts('feed/entry/title');
    expect(titles).toHaveLength(50);
    expect(titles[0]).toMatch('Job 51');
  });

  it('stays one document whatever companies write', async () => {
    await server.aJob({ job_title: hostile, job_description: hostile });
    const [title] = read((await ask('/feed.xml')).body).texts('feed/entry/title');
    expect(title).toMatch('</title>]]><!-- "\'&amp; ');
  });

  it('keeps an entry’s id when its title changes', async () => {
    const { id } = await server.aJob({ job_title: 'Before' });
    const [before] = read((await ask('/feed.xml')).body).texts('feed/entry/id');
    await server.context.db.updateTable('jobs').set({ job_title: 'After' }).where('id', '=', id).execute();
    expect(read((await ask('/feed.xml')).body).texts('feed/entry/id')).toEqual([before]);
  });
});

describe('the sitemap', () => {
  it('lists the public pages, every company that was verified, and every open job', async () => {
    const company = await server.signIn('organization', { company_name: 'Ọjà & Sons' });
    const org_id = company.role_specific_id;
    const { id, updated_at } = await server.aJob({ job_title: 'Ọjà Analyst', org_id });
    await server.aJob({ status: 0, org_id });
    for (const who of ['pending', 'rejected'] as const) await server.signIn(who);
    const answer = await ask('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const sitemap = read(answer.body);
    expect(sitemap.texts('urlset/url/loc')).toEqual([
      ...['/', '/register', '/terms', '/privacy'].map((path) => origin + path),
      `${origin}/company/oja-sons/${org_id}`,
      `${origin}/viewjob/oja-analyst/${id}`,
    ]);
    expect(sitemap.texts('urlset/url/lastmod')).toEqual([expect.any(String), updated_at]);
  });

  it('becomes several when one would be too long, which together list every company and job once', async () => {
    const jobs = [];
    for (let number = 0; number < 5; number += 1) jobs.push(await server.aJob({ job_title: `Job ${number}` }));
    const parts = read((await ask('/sitemap.xml')).body).texts('sitemapindex/sitemap/loc');
    const listed: string[] = [];
    for (const part of parts) {
      const answer = await ask(new URL(part).pathname);
      expect([part, answer.statusCode]).toEqual([part, 200]);
      listed.push(...read(answer.body).texts('urlset/url/loc'));
    }
    const ids = listed.map((address) => Number(/^\S+\/viewjob\/job-\d\/(\d+)$/.exec(address)?.[1] ?? 0));
    expect(ids.filter(Boolean).sort()).toEqual(jobs.map(({ id }) => id).sort());
    const companies = listed.map((address) => Number(/^\S+\/company\/\S+\/(\d+)$/.exec(address)?.[1] ?? 0));
    expect(companies.filter(Boolean).sort()).toEqual(jobs.map(({ org_id }) => org_id).sort());
    expect(listed).toHaveLength(5 + 5 + 4);
    for (const none of ['0', '999999', '1.5', 'x', 'companies-0', 'companies-999999', 'companies-x'])
      expect((await ask(`/sitemaps/${none}.xml`)).statusCode).toBe(404);
  });

  it('has no parts while one is enough', async () => {
    for (const file of ['1', 'companies-1']) expect((await ask(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
  });
});

it.each(['/robots.txt', '/feed.xml', '/sitemap.xml'])(
  '%s is sent once to who keeps it, until it changes',
  async (url) => {
    const { id } = await server.aJob();
    const first = await ask(url);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=600');
    const again = await ask(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);

    const head = await ask(url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);

    if (url === '/robots.txt') return;
    await server.context.db.updateTable('jobs').set({ status: 0 }).where('id', '=', id).execute();
    expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(200);
  },
);

it('is there on the real server too', async () => {
  for (const url of ['/robots.txt', '/feed.xml', '/sitemap.xml'])
    expect([url, (await server.send({ url })).statusCode]).toEqual([url, 200]);
});
