import type { BootDocument } from '@foothold/shared/boot';
import { startServer, type TestServer } from '../../../testing';
import { createTestRegistry } from '../../../testing/releases';
import { createServer } from '../../app/main';
import type { HttpServer } from '../../platform/http';

const origin = 'https://jobs.example.ng';

let server: TestServer;
let site: HttpServer;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: origin });
  site = await createServer({ ...server.context, registry: await createTestRegistry() }, { strict: true });
  await site.ready();
  await server.aJob({ job_title: 'Mural Painter <b>', field: 'Art', location: 'Kano' });
  await server.aJob({ job_title: 'Soil Analyst', field: 'Science', location: 'Kano' });
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

async function open(url: string) {
  const { body: html, statusCode, headers } = await site.inject({ url });
  const boot = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return {
    ...{ statusCode, location: headers.location, html },
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]+)">/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1],
    answers: Object.keys((JSON.parse(boot) as BootDocument).answers ?? {}),
  };
}

describe('Document of the public list of jobs', () => {
  it('holds every job of the first page, and the response from which the page is rendered', async () => {
    const page = await open('/jobs');
    expect(page.html).toContain('<p>2 open roles</p>');
    expect(page.html).toContain('>Soil Analyst</a>');
    expect(page.html).toContain('>Mural Painter &lt;b&gt;</a>');
    expect(page.answers).toEqual(['/jobs?limit=20']);
    expect([page.title, page.canonical, page.robots]).toEqual([
      'Jobs and internships · Foothold',
      `${origin}/jobs`,
      undefined,
    ]);
  });

  it('holds the jobs that match the address, and drops what the address may not say', async () => {
    const page = await open('/jobs?field=Art&date=Once&shown=40');
    expect(page.html).toContain('<p>1 open role</p><b>Art</b>');
    expect(page.html).not.toContain('>Soil Analyst</a>');
    expect(page.answers).toEqual(['/jobs?field=Art&limit=20']);
  });

  it('understands the filters of the panel, and has no address of their own for search engines', async () => {
    await server.aJob({ job_title: 'Silk Printer', field: 'Art', kind: 'internship', env_mode: 'hybrid' });
    const page = await open('/jobs?kind=internship,siwes&env_mode=hybrid,sea&pay_from=x&degree=None');
    expect(page.html).toContain('<p>1 open role</p><b>Internship or SIWES</b>');
    expect(page.html).toMatch(/>Silk Printer<\/a>[^<]*<i>Internship<\/i>/);
    expect(page.answers).toEqual(['/jobs?kind=internship%2Csiwes&limit=20']);
    expect(page.robots).toBe('noindex');
    await server.context.db.deleteFrom('jobs').where('job_title', '=', 'Silk Printer').execute();
  });

  it('says why the list is empty', async () => {
    const page = await open('/jobs?q=astronaut');
    expect(page.html).toContain('No jobs match “astronaut”');
  });

  it.each([
    ['/jobs?field=Art', `${origin}/jobs?field=Art`, undefined],
    ['/jobs?location=Kano&sort=deadline', `${origin}/jobs?location=Kano`, undefined],
    ['/jobs?sort=deadline', `${origin}/jobs`, undefined],
    ['/jobs?field=Commercial', undefined, 'noindex'],
    ['/jobs?q=soil', undefined, 'noindex'],
    ['/jobs?field=Science&location=Kano', undefined, 'noindex'],
  ])('has the canonical address of %s and tells search engines whether to list it', async (url, canonical, robots) => {
    const page = await open(url);
    expect([page.canonical, page.robots]).toEqual([canonical, robots]);
  });

  it('has its address in one spelling', async () => {
    expect(await open('/Jobs/?field=Art')).toMatchObject({ statusCode: 301, location: '/jobs?field=Art' });
  });
});
