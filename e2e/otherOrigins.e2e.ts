import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { navigate } from './navigate';
import { type OtherOrigin, startOtherOrigin } from './otherOrigin';
import { getNewHeading, getOldHeading, type ReleaseServer, startReleaseServer } from './releaseServer';
import { collectReactRenderers, expectModulesSharedOnce } from './sharedModules';

// One server for all: its start takes longer than most of them.
test.describe.configure({ mode: 'default' });

const applications = '/dashboard/applications';

let server: ReleaseServer;
let candidates: OtherOrigin;
let publics: OtherOrigin;
let candidateRelease: string;
let publicRelease: string;
test.beforeAll(async () => {
  [server, candidates, publics] = await Promise.all([startReleaseServer(), startOtherOrigin(), startOtherOrigin()]);
  await server.allowOrigins('Others', ['candidate', 'public'], [candidates.origin, publics.origin]);
  const [candidate, front] = await Promise.all([
    buildModifiedRelease('candidate', {
      suffix: 'elsewhere',
      replacements: [['My Applications', 'My Own Applications']],
    }),
    buildModifiedRelease('public', { suffix: 'elsewhere' }),
  ]);
  candidateRelease = candidate.record.release;
  publicRelease = front.record.release;
  await server.publish({ ...candidate, base_url: candidates.put('candidate', candidate) });
  await server.publish({ ...front, base_url: publics.put('public', front) });
});
test.afterEach(async () => {
  await server.publishLive('candidate', server.builtRelease);
});
test.afterAll(() => Promise.all([server?.stop(), candidates?.stop(), publics?.stop()]));

/** The addresses of the scripts that a page loads, until the returned function is called. */
function recordScripts(page: Page): () => string[] {
  const addresses: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && addresses.push(request.url()));
  return () => addresses.splice(0).sort();
}

/** What a browser reports against a page. */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type|rel=preload/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}

test('areas on two other origins are one site with the rest, with no request more than on its own', async ({
  browser,
}) => {
  // Each with an empty cache.
  const before = await server.openPage(browser, 'student', 'about:blank');
  const listOwnScripts = recordScripts(before);
  await before.goto(applications);
  await expect(getOldHeading(before)).toBeVisible();
  // The shell loads more of itself meanwhile.
  const own = listOwnScripts().filter((address) => address.includes('/mf/candidate/'));
  await before.context().close();

  await server.publishLive('candidate', candidateRelease);
  await server.publishLive('public', publicRelease);
  const student = await server.openPage(browser, 'student', 'about:blank');
  const [listScripts, problems] = [recordScripts(student), recordProblems(student)];
  await student.addInitScript(collectReactRenderers);
  await student.goto(applications);
  await expect(getNewHeading(student)).toBeVisible();
  const scripts = listScripts();
  const toName = (address: string) => address.split('/').at(-1);
  const ofCandidate = scripts.filter((address) => address.startsWith(`${candidates.origin}/candidate/`));
  expect(ofCandidate.map(toName)).toEqual(own.map(toName));
  expect(own.map(toName)).toContain('remoteEntry.js');
  expect(scripts.filter((address) => address.includes('/mf/candidate/'))).toEqual([]);

  await navigate(student, '/terms');
  await expect(student.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  expect(listScripts().filter((address) => address.startsWith(`${publics.origin}/public/`)).length).toBeGreaterThan(0);
  await expectModulesSharedOnce(student, ['candidate', 'public']);
  expect(problems).toEqual([]);
  await student.context().close();
});

test('a prerendered page starts from another origin, and its film comes from the site', async ({ browser }) => {
  await server.publishLive('public', publicRelease);
  const visitor = await browser.newPage({ baseURL: server.origin });
  const problems = recordProblems(visitor);
  const film = visitor.waitForResponse((response) => /\/film-(light|dark)\.(webm|mp4)$/.test(response.url()));
  await visitor.goto('/');
  const response = await film;
  expect(response.url()).toContain(`${server.origin}/mf/public/${publicRelease}/`);
  expect(response.ok()).toBe(true);
  expect(problems).toEqual([]);
  await visitor.context().close();
});
