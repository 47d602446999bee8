import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './accounts';
import { type DedicatedServer, startDedicatedServer } from './dedicatedServer';
import { expect, test } from './fixtures';
import { navigate } from './navigate';
import { buildVersion, readPublication } from './versions';
import type { WorkspaceCopy } from './workspaceCopy';

test.describe.configure({ mode: 'serial' });

const workspace = new URL('..', import.meta.url).pathname;

/** Three states of the sources: this checkout, one whose shell provides more, one whose shell and server are others. */
const versions = ['built', 'ribbon', 'banner'] as const;
type Version = (typeof versions)[number];

let server: DedicatedServer;
const copies: WorkspaceCopy[] = [];
const shells: Record<string, string> = {};
const companies: Record<string, string> = {};

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const ribbon = await buildVersion('Ribbon');
  const banner = await buildVersion('Banner', { endpoint: true });
  copies.push(ribbon, banner);
  server = await startDedicatedServer();
  for (const [version, folder] of [
    ['built', workspace],
    ['ribbon', ribbon.folder],
    ['banner', banner.folder],
  ] as const) {
    const [shell, company] = [await readPublication(folder, 'shell'), await readPublication(folder, 'company')];
    if (version !== 'built') for (const publication of [shell, company]) await server.publish(publication);
    shells[version] = shell.record.release;
    companies[version] = company.record.release;
  }
});
test.afterAll(async () => {
  await server.stop();
  for (const copy of copies) await copy.remove();
});

/** Puts a shell and a company area live as a whole. Resolves to the refusal, or to null. */
const putLive = (shell: Version, company: Version): Promise<string | null> =>
  server.putLive({ shell: String(shells[shell]), company: String(companies[company]) }).then(
    () => null,
    (cause: Error) => cause.message,
  );

/** Opens a page signed in as the demo company. */
async function openAsCompany(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  // A server that has just started may refuse calls for a moment.
  await expect(async () => {
    const response = await context.request.post('/api/login', {
      data: { email: 'company@foothold.test', password: demoPassword },
      headers: { origin: server.origin },
    });
    expect(response.status()).toBe(200);
  }).toPass({ timeout: 20_000 });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** What a visitor sees of the job list under each version of the company area. */
const shown: Record<Version, RegExp | null> = { built: null, ribbon: /^Ribbon of jobs$/, banner: /^Banner of jobs$/ };

async function expectJobs(page: Page, company: Version) {
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Active/ }).or(page.getByRole('link', { name: /Active/ }))).toBeVisible();
  const marker = page.getByText(/^(Ribbon|Banner) of jobs$/);
  if (shown[company]) await expect(marker).toHaveText(shown[company]);
  else await expect(marker).toHaveCount(0);
}

/** Why a pair is refused, by shell and company area; a pair without a reason must work. */
type Refusals = Record<Version, Partial<Record<Version, RegExp>>>;
const lacksRibbon = /does not fit shell .*: it uses ui\.Ribbon, which is missing\./;
const lacksBanner = /does not fit shell .*: it uses ui\.Banner, which is missing\./;
const lacksEndpoint = /does not fit this server: it calls GET \/banners, which is missing\./;

async function checkPairs(browser: Browser, refusals: Refusals) {
  const page = await openAsCompany(browser, '/terms');
  for (const shell of versions)
    for (const company of versions) {
      const refusal = await putLive(shell, company);
      const expected = refusals[shell][company];
      if (expected) expect(refusal, `${shell} with ${company}`).toMatch(expected);
      else {
        expect(refusal, `${shell} with ${company}`).toBeNull();
        await page.goto('/dashboard/jobs');
        await expectJobs(page, company);
      }
    }
  await page.context().close();
}

test('of each shell with each area, those that fit work and the others are refused', async ({ browser }) => {
  test.setTimeout(120_000);
  await checkPairs(browser, {
    built: { ribbon: lacksRibbon, banner: lacksBanner },
    ribbon: { banner: lacksBanner },
    banner: { ribbon: lacksRibbon, banner: lacksEndpoint },
  });
});

test('a page that is open loads the release that its shell can load', async ({ browser }) => {
  expect(await putLive('built', 'built')).toBeNull();
  const page = await openAsCompany(browser, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const updated = page.waitForResponse(
    async (response) => response.url().includes('/api/areas') && (await response.text()).includes('misfit'),
  );
  expect(await putLive('ribbon', 'ribbon')).toBeNull();
  await updated;
  await navigate(page, '/dashboard/jobs');
  await expectJobs(page, 'built');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await page.reload();
  await expectJobs(page, 'ribbon');
  await page.context().close();
});

test('a later server serves the earlier releases, and the pair that needs it', async ({ browser }) => {
  test.setTimeout(120_000);
  await server.serveFrom(copies[1]?.folder);
  await checkPairs(browser, {
    built: { ribbon: lacksRibbon, banner: lacksBanner },
    ribbon: { banner: lacksBanner },
    banner: { ribbon: lacksRibbon },
  });
});

test('an earlier server does not start while a live release calls what it lacks', async () => {
  await expect(server.serveFrom()).rejects.toThrow(lacksEndpoint);
});
