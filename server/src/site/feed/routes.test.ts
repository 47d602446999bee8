import { SaxesParser } from 'saxes';
import { startServer, type TestServer } from '../../../testing';
import { createHttpServer } from '../../platform/http';
import { addDays, todayIn } from '../../platform/time/days';
import { feedRoutes } from './routes';

const origin = 'https://jobs.example.ng';
const today = todayIn('Africa/Lagos');

let server: TestServer;
/** The same routes with two jobs per sitemap and without a cache. */
let uncached: Awaited<ReturnType<typeof createHttpServer>>;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: origin });
  const { context } = server;
  uncached = await createHttpServer({
    config: context.config,
    db: context.db,
    rateLimiter: context.rateLimiter,
    routes: [],
    pages: feedRoutes(context, 2, 0),
    identify: async () => null,
    identifyOperator: () => null,
    recordOperatorTokenUse: async () => {},
    identifyReleaseKey: async () => null,
    identifyBrowser: async () => undefined,
    cookie: { read: () => undefined, set: () => '', clear: () => '' },
    uploadFolder: '/nowhere',
    strict: true,
  });
  await uncached.ready();
});
afterAll(async () => {
  await uncached.close();
  await server.stop();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  await server.context.db.deleteFrom('organizations').execute();
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  uncached.inject({ url, headers, method });

/** Finds the texts and links of elements by their path. The parser throws when the XML is not well-formed. */
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

/** Characters that XML must escape or cannot contain. */
const hostile = '</title>]]><!-- "\'&amp; \u0008\u001b\ufffe';

describe('robots.txt', () => {
  it('lets crawlers read what is public and names the sitemap', async () => {
    const response = await ask('/robots.txt');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(response.body).toContain('Disallow: /dashboard\n');
    expect(response.body).toContain('Disallow: /api/\n');
    expect(response.body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(response.body).not.toMatch(/admin/i);
  });
});

describe('feed', () => {
  it('lists the open jobs, newest first, with absolute addresses', async () => {
    const company = await server.signIn('organization', { company_name: 'Ọjà & Sons' });
    const org_id = company.role_specific_id;
    await server.aJob({ job_title: 'Old', org_id, created_at: new Date('2026-01-01') });
    const { id, updated_at } = await server.aJob({ job_title: 'New', org_id, job_description: '- Sell\n- Count' });
    await server.aJob({ job_title: 'Closed', status: 0 });
    await server.aJob({ job_title: 'Expired', deadline: addDays(today, -1) });
    await server.aJob({ job_title: 'Deleted', deleted_at: new Date() });
    const pending = await server.signIn('pending');
    await server.aJob({ job_title: 'Not verified', org_id: pending.role_specific_id });

    const response = await ask('/feed.xml');
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = read(response.body);
    expect(feed.texts('feed/entry/title')).toEqual(['New at Ọjà & Sons, Lagos', 'Old at Ọjà & Sons, Lagos']);
    expect(feed.links('feed/entry/link')[0]).toBe(`${origin}/viewjob/new/${id}`);
    expect(feed.texts('feed/entry/summary')[0]).toBe('Sell Count');
    expect(feed.texts('feed/updated')).toEqual([updated_at]);
  });

  it('is a valid feed when there are no jobs', async () => {
    const feed = read((await ask('/feed.xml')).body);
    expect(feed.texts('feed/title')).toEqual(['New jobs on Foothold']);
    expect(feed.texts('feed/entry/title')).toEqual([]);
  });

  it('lists at most 50 jobs', async () => {
    const { org_id } = await server.aJob();
    for (let number = 0; number < 52; number += 1) await server.aJob({ org_id, job_title: `Job ${number}` });
    const titles = read((await ask('/feed.xml')).body).texts('feed/entry/title');
    expect(titles).toHaveLength(50);
    expect(titles[0]).toMatch('Job 51');
  });

  it('is well-formed XML when a job contains markup and control characters', async () => {
    await server.aJob({ job_title: hostile, job_description: hostile });
    const [title] = read((await ask('/feed.xml')).body).texts('feed/entry/title');
    expect(title).toMatch('</title>]]><!-- "\'&amp; ');
  });

  it('does not change an entry’s id when the job’s title changes', async () => {
    const { id } = await server.aJob({ job_title: 'Before' });
    const [before] = read((await ask('/feed.xml')).body).texts('feed/entry/id');
    await server.context.db.updateTable('jobs').set({ job_title: 'After' }).where('id', '=', id).execute();
    expect(read((await ask('/feed.xml')).body).texts('feed/entry/id')).toEqual([before]);
  });
});

describe('sitemap', () => {
  it('lists the public pages, the verified companies and the open jobs', async () => {
    const company = await server.signIn('organization', { company_name: 'Ọjà & Sons' });
    const org_id = company.role_specific_id;
    const { id, updated_at } = await server.aJob({ job_title: 'Ọjà Analyst', org_id });
    await server.aJob({ status: 0, org_id });
    for (const who of ['pending', 'rejected'] as const) await server.signIn(who);
    const response = await ask('/sitemap.xml');
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    const sitemap = read(response.body);
    expect(sitemap.texts('urlset/url/loc')).toEqual([
      ...['/', '/jobs', '/register', '/terms', '/privacy'].map((path) => origin + path),
      `${origin}/company/oja-sons/${org_id}`,
      `${origin}/viewjob/oja-analyst/${id}`,
    ]);
    expect(sitemap.texts('urlset/url/lastmod')).toEqual([expect.any(String), updated_at]);
  });

  it('is split into parts that list every company and job once when it would be too long', async () => {
    const jobs = [];
    for (let number = 0; number < 5; number += 1) jobs.push(await server.aJob({ job_title: `Job ${number}` }));
    const parts = read((await ask('/sitemap.xml')).body).texts('sitemapindex/sitemap/loc');
    const listed: string[] = [];
    for (const part of parts) {
      const response = await ask(new URL(part).pathname);
      expect([part, response.statusCode]).toEqual([part, 200]);
      listed.push(...read(response.body).texts('urlset/url/loc'));
    }
    const ids = listed.map((address) => Number(/^\S+\/viewjob\/job-\d\/(\d+)$/.exec(address)?.[1] ?? 0));
    expect(ids.filter(Boolean).sort()).toEqual(jobs.map(({ id }) => id).sort());
    const companies = listed.map((address) => Number(/^\S+\/company\/\S+\/(\d+)$/.exec(address)?.[1] ?? 0));
    expect(companies.filter(Boolean).sort()).toEqual(jobs.map(({ org_id }) => org_id).sort());
    expect(listed).toHaveLength(5 + 5 + 5);
    for (const none of ['0', '999999', '1.5', 'x', 'companies-0', 'companies-999999', 'companies-x'])
      expect((await ask(`/sitemaps/${none}.xml`)).statusCode).toBe(404);
  });

  it('answers 404 for parts when it is not split', async () => {
    for (const file of ['1', 'companies-1']) expect((await ask(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
  });
});

describe('robots.txt, feed and sitemap', () => {
  it.each(['/robots.txt', '/feed.xml', '/sitemap.xml'])('answers 304 for %s until the content changes', async (url) => {
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
  });

  it('are mounted on the server', async () => {
    for (const url of ['/robots.txt', '/feed.xml', '/sitemap.xml'])
      expect([url, (await server.send({ url })).statusCode]).toEqual([url, 200]);
  });
});
