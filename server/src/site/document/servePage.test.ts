import type { BootDocument } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { anIdentity } from '@foothold/shared/testing/builders';
import { createTestRegistry } from '../../../testing/releases';
import type { Registry } from '../../platform/releases/registry';
import { servePage } from './servePage';

const student = anIdentity();
const organization = anIdentity({ role: 'organization' });
const pending = anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' });
const admin = anIdentity({ role: 'admin' });
const halfLoggedIn = anIdentity({ role: 'admin', two_factor: 'code' });

let registry: Registry;
beforeAll(async () => {
  registry = await createTestRegistry();
});

async function open(
  url: string,
  who: Identity | null = null,
  headers: Record<string, string> = {},
  live = registry.liveFor(),
) {
  const {
    status,
    headers: responseHeaders,
    body,
  } = await servePage(
    {
      live,
      origin: 'https://foothold.example',
      zone: 'Africa/Lagos',
      links: { chat_group: null, social: [] },
      hasOfflineReading: true,
    },
    { url, method: 'GET', headers },
    who,
  );
  const html = String(body);
  const inlined = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return { status, headers: responseHeaders, html, inlined, boot: JSON.parse(inlined) as BootDocument };
}

const listAreaNames = (boot: BootDocument) => boot.areas.map(({ name }) => name);

describe('servePage', () => {
  it.each([
    ['/jobs', '', false],
    ['/jobs', 'job_view=list', false],
    ['/jobs', 'theme=dark; job_view=split', true],
    ['/jobs?q=cook&job=41', '', true],
    ['/jobs?job=first', '', false],
    ['/terms?job=41', '', false],
  ])('opens %s with the cookie "%s" as a split list: %s', async (url, cookie, isSplit) => {
    expect((await open(url, null, { cookie })).html.includes(' data-job-view="split">')).toBe(isSplit);
  });

  it.each([
    ['/', null, 200, 'open'],
    ['/login', null, 200, 'open'],
    ['/REGISTER?x=1', null, 200, 'open'],
    ['/nowhere', null, 404, 'missing'],
    ['/dashboard/jobs', null, 200, 'locked'],
    ['/dashboard/jobs', student, 200, 'open'],
    ['/dashboard/Notifications', student, 200, 'open'],
    ['/dashboard/nowhere', student, 404, 'missing'],
    ['/dashboard/create-job', student, 200, 'locked'],
    ['/dashboard/create-job', organization, 200, 'open'],
    ['/dashboard/jobs', pending, 200, 'locked'],
    ['/admindashboard', null, 404, 'missing'],
    ['/admindashboard', student, 404, 'missing'],
    ['/admindashboard', admin, 200, 'open'],
    ['/admindashboard', halfLoggedIn, 200, 'locked'],
  ] as const)('opens %s (case %#) with status %i and address kind %s', async (url, who, status, kind) => {
    const page = await open(url, who);
    expect([page.status, page.boot.address]).toEqual([status, kind]);
  });

  it('lists only the areas that the visitor may open', async () => {
    expect(listAreaNames((await open('/')).boot)).toEqual(['public']);
    expect(listAreaNames((await open('/', student)).boot)).toEqual(['public', 'candidate']);
    expect(listAreaNames((await open('/', organization)).boot)).toEqual(['public', 'company']);
    expect(listAreaNames((await open('/', pending)).boot)).toEqual(['public']);
    expect(listAreaNames((await open('/', admin)).boot)).toEqual(['public', 'admin']);
  });

  it('lets no string become code or markup but by the policy of the shell', async () => {
    expect((await open('/')).headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('does not mention the admin area when the visitor is no admin', async () => {
    for (const who of [null, student, organization, pending])
      expect((await open('/login', who)).html).not.toMatch(/admin/i);
  });

  it('sends the company sidebar when the company is pending', async () => {
    expect((await open('/', pending)).boot.nav.map(({ label }) => label)).toContain('First of company');
    expect((await open('/', pending)).boot.home).toBe('/unverified-company');
  });

  it('loads the scripts of the area that owns the address beside the shell, each with its hash', async () => {
    const { html } = await open('/dashboard/jobs', student);
    const scripts = Array.from(html.matchAll(/<(?:link rel="preload"|script async)[^>]*>/g), ([element]) => element);

    // The entry waits for the shell; a chunk may run before it.
    expect(scripts.map((element) => /(href|src)="[^"]+"/.exec(element)?.[0])).toEqual([
      'href="/mf/candidate/1.0.0-abc/remoteEntry.js"',
      'src="/mf/candidate/1.0.0-abc/page.js"',
    ]);
    for (const element of scripts) expect(element).toMatch(/crossorigin="anonymous".*integrity="sha384-/);
  });

  it('loads the scripts of the shell that a page’s shared modules on demand are in', async () => {
    const shellScript = 'src="/mf/shell/1.0.0-abc/page.js"';
    expect((await open('/dashboard/create-job', organization)).html).toContain(shellScript);
    expect((await open('/dashboard/jobs', organization)).html).not.toContain(shellScript);
  });

  it('sends the prerendered page with its placeholders filled in when the visitor is signed out', async () => {
    const { html } = await open('/');
    expect(html).toContain('<div id="still"><h1>Front</h1><a href="mailto:support@foothold.example">Write</a></div>');
    expect(html).toMatch(
      /<style nonce="[^"]+" id="still-rules">(@font-face{src:url\('\/mf\/shell\/[^']+\.woff2'\)}){3}\[data-pressed\]{[^}]+}<\/style>/,
    );
    // It marks the button that is pressed before the application arrives.
    expect(html).toMatch(/<script nonce="[^"]+">{\nconst page = .*setAttribute\('data-pressed', ''\)/s);
    expect(html).toMatch(/<link rel="preload" as="font"[^>]+\/bricolage-grotesque\.woff2">/);
    // The browser renders nothing before all of the page has arrived.
    expect(html).toMatch(/<link rel="expect" href="#app" blocking="render">.*<\/head>/s);
    // The shell loads this script before it replaces the prerendered page.
    expect(html).toContain('src="/mf/shell/1.0.0-abc/page.js"');
  });

  it.each([
    ['data=low', undefined, true],
    ['', 'on', true],
    ['theme=dark; data=full', 'on', false],
    ['', 'off', false],
    ['', undefined, false],
  ])('with the cookie "%s" and Save-Data %s leaves out fonts and pictures: %s', async (cookie, saveData, isLow) => {
    const { html, headers } = await open('/', null, { cookie, ...(saveData && { 'save-data': saveData }) });
    expect(/^<html[^>]* data-low>/m.test(html)).toBe(isLow);
    expect(/\.woff2|<img/.test(html)).toBe(!isLow);
    expect(html).toContain('<h1>Front</h1>');
    expect(headers.vary).toBe('Accept-Encoding, Cookie, Save-Data');
  });

  it('sends no prerendered page when the visitor is signed in', async () => {
    const { html } = await open('/', student);
    expect(html).not.toContain('id="still"');
    expect(html).not.toContain('rel="expect"');
    expect(html).not.toContain('src="/mf/shell/1.0.0-abc/page.js"');
  });

  it('sends the splash and the noscript text when the page is not prerendered', async () => {
    expect((await open('/login')).html).toContain('<noscript>');
    expect((await open('/login')).html).toContain('body:has(>#app:empty)::before');
    expect((await open('/')).html).not.toContain('#app:empty');
  });

  it('escapes the boot document when a name contains markup', async () => {
    const name = '</script><script>alert(1)</script><!--\u2028&';
    const { boot, inlined } = await open('/', anIdentity({ name }));

    expect(inlined).not.toMatch(/[<>&\u2028]/);
    expect(boot.identity?.name).toBe(name);
  });

  it('allows only scripts and styles that carry the nonce of the response', async () => {
    const [first, second] = [await open('/'), await open('/')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];

    expect(policy).not.toMatch(/unsafe/);
    expect(first.html).toContain(`<meta name="sc-nonce" property="csp-nonce" content="${nonce}">`);
    for (const [tag] of first.html.matchAll(/<(script|style)[ >][^>]*/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(second.html).not.toContain(String(nonce));
  });

  it('loads scripts from where their release lies, and nothing else from there', async () => {
    const live = registry.liveFor();
    const base_url = 'https://cdn.example/1.0.0/';
    const areas = live.areas.map((area) => (area.record.app === 'admin' ? area : { ...area, base_url }));
    const { html, boot, headers } = await open('/dashboard/jobs', student, {}, { ...live, areas });
    expect(html).toMatch(
      /<link rel="preload" [^>]*href="https:\/\/cdn\.example\/1\.0\.0\/remoteEntry\.js" integrity="sha384-/,
    );
    expect(html).toContain('src="/mf/shell/1.0.0-abc/main.js"');
    expect(boot.areas.find(({ name }) => name === 'candidate')?.entry).toBe(`${base_url}remoteEntry.js`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("; connect-src 'self' https://cdn.example; ");
    expect(policy.match(/cdn\.example/g)).toHaveLength(1);
  });

  it('reaches no other origin where no area of the visitor lies on one', async () => {
    const live = registry.liveFor();
    const base_url = 'https://cdn.example/1.0.0/';
    const areas = live.areas.map((area) => (area.record.app === 'company' ? { ...area, base_url } : area));
    const { html, headers } = await open('/dashboard/jobs', student, {}, { ...live, areas });
    expect(`${html} ${headers['content-security-policy']}`).not.toContain('cdn.example');
  });

  it('forbids caching, and compresses the page when the client accepts it', async () => {
    const { headers } = await servePage(
      {
        live: registry.liveFor(),
        origin: 'https://foothold.example',
        zone: 'Africa/Lagos',
        links: { chat_group: null, social: [] },
        hasOfflineReading: true,
      },
      { url: '/', method: 'GET', headers: { 'accept-encoding': 'br' } },
      null,
    );
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' });
  });

  it.each([
    ['theme=dark', 'dark'],
    ['a=b; theme=light', 'light'],
    ['theme="><script>', 'system'],
  ])('reads the theme from the cookie %s', async (cookie, theme) => {
    expect((await open('/', null, { cookie })).boot.theme).toBe(theme);
  });

  it('sends a referrer policy that hides the path of the page', async () => {
    expect((await open('/reset/confirm?token=once')).headers['referrer-policy']).toBe('strict-origin');
  });
});
