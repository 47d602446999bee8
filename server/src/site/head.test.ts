import { startServer, type TestServer } from '../../testing';
import { createTestRegistry } from '../../testing/releases';
import { createServer } from '../app/main';
import type { HttpServer } from '../platform/http';
import { addDays, todayIn } from '../platform/time/days';

const origin = 'https://jobs.example.ng';

let server: TestServer;
let site: HttpServer;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: origin });
  site = await createServer({ ...server.context, registry: await createTestRegistry() }, { strict: true });
  await site.ready();
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decodeEntities = (html = '') =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');

/** The title, meta elements and links in the head of a page, as a crawler reads them. */
async function open(url: string) {
  const { body: html, statusCode: status } = await site.inject({ url });
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = Array.from(head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g));
  const posting = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  return {
    ...{ status, html, head },
    title: decodeEntities(/<title>(.*?)<\/title>/s.exec(head)?.[1]),
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, decodeEntities(content)])),
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(head)?.[1],
    feed: /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)">/.exec(head)?.[1],
    posting: posting === undefined ? undefined : JSON.parse(posting),
  };
}

const toAddress = ({ id }: { id: number }, slug = 'frontend-intern') => `/viewjob/${slug}/${id}`;

describe('head of a public page', () => {
  it('has a title, a description, a preview image and a canonical address', async () => {
    const page = await open('/?from=chat');
    expect(page.title).toBe('Get your first foothold · Foothold');
    expect(page.meta).toMatchObject({
      'og:title': page.title,
      'og:type': 'website',
      'og:url': `${origin}/`,
      'og:site_name': 'Foothold',
      'og:locale': 'en_GB',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/first foothold/),
      'og:image': expect.stringMatching(/^https:\/\/jobs\.example\.ng\/previews\/site\/[0-9a-f]{24}\.png$/),
      'twitter:card': 'summary_large_image',
    });
    expect(page.meta.description).toBe(page.meta['og:description']);
    expect(page.meta.description?.length).toBeLessThanOrEqual(160);
    expect(page.meta).not.toHaveProperty('robots');
    expect([page.canonical, page.feed]).toEqual([`${origin}/`, `${origin}/feed.xml`]);
  });

  it('has the same canonical address when the case of the address or its query differs', async () => {
    expect((await open('/REGISTER/?x=1')).canonical).toBe(`${origin}/register`);
    expect((await open('/register')).feed).toBeUndefined();
  });
});

describe('head of a private page', () => {
  it.each([
    '/login',
    '/dashboard/jobs',
    '/no/such/page',
    '/job/unknown',
    '/viewjob/x/999999',
    '/company/x/999999',
    '/terms/none',
  ])('is excluded from search engines at %s', async (url) => {
    const page = await open(url);
    expect([page.meta.robots, page.canonical, page.posting]).toEqual(['noindex', undefined, undefined]);
  });
});

describe('head of an unknown page', () => {
  it('has the title “Page not found” and the status 404', async () => {
    expect(await open('/no/such/page')).toMatchObject({ status: 404, title: 'Page not found · Foothold' });
  });
});

describe('head of a company page', () => {
  const createCompany = async (company_name: string, values: object = {}) => {
    const { role_specific_id: id } = await server.signIn('organization', { company_name });
    await server.context.db.updateTable('organizations').set(values).where('id', '=', id).execute();
    return id;
  };

  it('has the company’s name and state as title, its own text as description, and a preview image', async () => {
    const id = await createCompany('Ọjà Works', { about: `- We trade.\n${'ọjà '.repeat(60)}` });
    const page = await open(`/company/oja-works/${id}`);
    expect(page.title).toBe('Jobs and internships at Ọjà Works, Lagos');
    expect(page.meta).toMatchObject({ 'og:title': page.title, 'og:url': `${origin}/company/oja-works/${id}` });
    expect(page.meta.description).toMatch(/^We trade\. ọjà .*…$/);
    expect([page.canonical, page.meta.robots]).toEqual([page.meta['og:url'], undefined]);
    const picture = await server.send({ url: new URL(String(page.meta['og:image'])).pathname, method: 'HEAD' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('describes the company as a schema.org organization without contact details', async () => {
    const logo = `/logos/${'a'.repeat(32)}.webp`;
    const id = await createCompany('Lagoon Foods', { about: 'We can fish.', website: 'https://lagoon.example', logo });
    expect((await open(`/company/lagoon-foods/${id}`)).posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Lagoon Foods',
      url: 'https://lagoon.example',
      mainEntityOfPage: `${origin}/company/lagoon-foods/${id}`,
      description: 'We can fish.',
      logo: `${origin}${logo}`,
      address: { '@type': 'PostalAddress', addressRegion: 'Lagos', addressCountry: 'NG' },
    });
  });

  it('has a default description when the company has no text about itself', async () => {
    const id = await createCompany('Quiet Ltd', { company_state: null });
    const page = await open(`/company/quiet-ltd/${id}`);
    expect(page.meta.description).toBe('Jobs and internships at Quiet Ltd: see what is open, and apply.');
    expect(page.posting).toMatchObject({ url: `${origin}/company/quiet-ltd/${id}` });
    expect(page.posting).not.toHaveProperty('address');
  });

  it.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>'])(
    'escapes the name when it is %s',
    async (text) => {
      const id = await createCompany(text, { about: text });
      const moved = await site.inject({ url: `/company/x/${id}` });
      const page = await open(String(moved.headers.location));
      expect(page.posting).toMatchObject({ name: text, description: text });
      expect(listElements(page.head)).toEqual(['<title', '<script']);
    },
  );
});

/** What a text could add to the head. */
const listElements = (head: string) => head.match(/<(script|img|title)\b/g);

describe('head of a job page', () => {
  it('has title, company and location as title, the job’s text as description, and a preview image', async () => {
    const company = await server.signIn('organization', { company_name: 'Marina Works' });
    const job_description = `- Learn the market.\n\n1. Sell ${'ọjà '.repeat(60)}`;
    const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Ọjà Analyst', job_description });
    const page = await open(toAddress(job, 'oja-analyst'));
    expect(page.title).toBe('Ọjà Analyst at Marina Works, Lagos');
    expect(page.meta).toMatchObject({ 'og:title': page.title, 'og:url': `${origin}${toAddress(job, 'oja-analyst')}` });
    expect(page.meta.description).toMatch(/^Learn the market\. Sell ọjà .*ọjà…$/);
    expect(page.meta.description?.length).toBeLessThanOrEqual(160);
    expect(page.canonical).toBe(page.meta['og:url']);

    const picture = await server.send({ url: new URL(String(page.meta['og:image'])).pathname, method: 'HEAD' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('describes the job as a schema.org job posting', async () => {
    const company = await server.signIn('organization', { company_name: 'Lagoon Foods' });
    const job = await server.aJob({
      org_id: company.role_specific_id,
      job_title: 'Frontend intern',
      ...{ stipend: 1, currency: 'Naira', amount: '50,000 - 80,000', location: 'Yaba, Lagos', deadline: '2099-12-31' },
      job_description: 'Build screens.\n- With us\n- With care',
      job_requirements: '* HTML & <CSS>',
    });
    expect((await open(toAddress(job))).posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Frontend intern',
      description:
        '<p>Build screens.</p><ul><li>With us</li><li>With care</li></ul><p><strong>Requirements</strong></p><ul><li>HTML &amp; &lt;CSS&gt;</li></ul>',
      identifier: { '@type': 'PropertyValue', name: 'Lagoon Foods', value: String(job.id) },
      url: `${origin}${toAddress(job)}`,
      datePosted: job.created_at,
      validThrough: '2099-12-31T23:59:59+01:00',
      employmentType: 'INTERN',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Lagoon Foods',
        sameAs: `${origin}/company/lagoon-foods/${company.role_specific_id}`,
      },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: 'Yaba', addressRegion: 'Lagos', addressCountry: 'NG' },
      },
      baseSalary: { currency: 'NGN', value: { minValue: 50_000, maxValue: 80_000, unitText: 'MONTH' } },
      directApply: false,
    });
  });

  it('names the applicants’ country instead of a place when the job is remote', async () => {
    const { posting, title } = await open(toAddress(await server.aJob({ env_mode: 'remote', location: null })));
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
    });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('baseSalary');
    expect(title).toMatch(/, Remote$/);
  });

  it('has no job posting when the deadline has passed', async () => {
    const page = await open(toAddress(await server.aJob({ deadline: addDays(todayIn('Africa/Lagos'), -1) })));
    expect([page.status, page.meta.robots, page.posting]).toEqual([200, 'noindex', undefined]);
    expect(page.meta['og:image']).toBeDefined();
  });

  it('is valid through the last second of the deadline', async () => {
    const today = todayIn('Africa/Lagos');
    const { posting } = await open(toAddress(await server.aJob({ deadline: today })));
    expect(posting.validThrough).toBe(`${today}T23:59:59+01:00`);
  });

  it.each([
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='x",
    ']]>\u2028\u2029\u0008<!--',
    '</title></head><body>',
  ])('escapes the title when it is %s', async (text) => {
    const company = await server.signIn('organization', { company_name: text });
    const texts = { job_title: text, job_description: text, job_requirements: text, location: text };
    const { id } = await server.aJob({ org_id: company.role_specific_id, ...texts });
    const moved = await site.inject({ url: `/viewjob/x/${id}` });
    const page = await open(moved.statusCode === 301 ? String(moved.headers.location) : `/viewjob/x/${id}`);
    const escaped = text.replace(/\s+/g, ' ');
    expect(page.title).toBe(`${escaped} at ${escaped}, ${escaped}`);
    expect(page.posting.title).toBe(text);
    expect(listElements(page.head)).toEqual(['<title', '<script']);
    const withoutValues = page.head.replace(/"[^"]*"/g, '""');
    expect(withoutValues).not.toMatch(/<[^>]*\son\w+=/);
  });
});
