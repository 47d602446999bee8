import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './accounts';
import { type DedicatedServer, startDedicatedServer } from './dedicatedServer';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { navigate } from './navigate';

test.describe.configure({ mode: 'serial' });

let server: DedicatedServer;
/** The id of the candidate area's built release, and of the modified one. */
let builtRelease: string;
let newerRelease: string;
/** The React version that the shell provides. */
let shellReactVersion: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startDedicatedServer();
  const publication = await buildModifiedRelease('candidate', {
    suffix: 'newer',
    replacements: [
      ['My Applications', 'My Own Applications'],
      ['"Saved jobs"', '"Kept jobs"'],
    ],
  });
  await server.publish(publication);
  newerRelease = publication.record.release;
  builtRelease = newerRelease.replace('-newer', '');
  shellReactVersion = String(publication.record.requires.react?.slice(1));
});
test.afterAll(() => server.stop());

/** Opens a page signed in as the demo student on the dedicated server. */
async function openStudent(browser: Browser, address: string): Promise<{ page: Page }> {
  const context = await browser.newContext({ baseURL: server.origin });
  await context.request.post('/api/login', {
    data: { email: 'student@foothold.test', password: demoPassword },
    headers: { origin: server.origin },
  });
  const page = await context.newPage();
  await page.goto(address);
  return { page };
}

const publishLive = (app: string, release: string) => server.changeRelease(app, { kind: 'flip', release });
const getOldHeading = (page: Page) => page.getByRole('heading', { name: 'My Applications', level: 1 });
const getNewHeading = (page: Page) => page.getByRole('heading', { name: 'My Own Applications', level: 1 });

test('an open page offers a new release, and a rollback restores the old one', async ({ browser }) => {
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();

  expect(await server.runReleaseCommand('candidate', '--to', newerRelease)).toContain(
    `live       candidate ${newerRelease}`,
  );
  await expect(page.getByText('Foothold was updated while this page was open.')).toBeVisible();
  await expect(getOldHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(getNewHeading(page)).toBeVisible();

  await server.runReleaseCommand('candidate', '--rollback', '--reason', 'The title was wrong');
  await page.reload();
  await expect(getOldHeading(page)).toBeVisible();
});

test('an open page keeps to the release that it began with, over five changes', async ({ browser }) => {
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, release] = /\/mf\/candidate\/([^/]+)\//.exec(request.url()) ?? [];
    if (release) requested.add(release);
  });
  // Pages whose code was not loaded yet, each after a change.
  for (const [index, title] of ['Profile', 'Interview', 'Jobs', 'Applications', 'Profile'].entries()) {
    await publishLive('candidate', index % 2 ? builtRelease : newerRelease);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      title === 'Applications' ? 'My Applications' : title,
    );
  }
  expect([...requested]).toEqual([builtRelease]);
  await publishLive('candidate', builtRelease);
});

test('an open page whose release was deleted goes on with the live one', async ({ browser }) => {
  const deleted = await buildModifiedRelease('candidate', { suffix: 'deleted' });
  await server.publish(deleted);
  await publishLive('candidate', deleted.record.release);
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  await publishLive('candidate', builtRelease);
  await server.removeReleaseFiles('candidate', deleted.record.release);

  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/profile');
});

/** Resolves once the open page has fetched that a release is live. */
const waitForAreasUpdate = (page: Page, release: string) =>
  page.waitForResponse(
    async (response) => new URL(response.url()).pathname === '/api/areas' && (await response.text()).includes(release),
  );

test('an area that an open page has not loaded yet loads the live release', async ({ browser }) => {
  const { page } = await openStudent(browser, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const updated = waitForAreasUpdate(page, newerRelease);
  await publishLive('candidate', newerRelease);
  await updated;
  await navigate(page, '/dashboard/applications');
  await expect(getNewHeading(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await publishLive('candidate', builtRelease);
});

test('an open page reloads when every remaining release of an area needs a newer shell', async ({ browser }) => {
  const react = '19.99.0';
  const requires = { react: `^${react}` };
  const shell = await buildModifiedRelease('shell', { suffix: 'newer', replacements: [[shellReactVersion, react]] });
  shell.record.provides = { ...shell.record.provides, react };
  const first = await buildModifiedRelease('candidate', { suffix: 'first', record: { requires } });
  const second = await buildModifiedRelease('candidate', { suffix: 'second', record: { requires } });
  for (const publication of [shell, first, second]) await server.publish(publication);
  const { page } = await openStudent(browser, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const updated = waitForAreasUpdate(page, second.record.release);
  await publishLive('shell', shell.record.release);
  for (const { record } of [first, second]) await publishLive('candidate', record.release);
  await updated;
  await navigate(page, '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(opened);
  await publishLive('candidate', builtRelease);
  await server.changeRelease('shell', { kind: 'rollback' });
});

test('a canary reaches its share of users and ends for all', async ({ browser }) => {
  const { page } = await openStudent(browser, '/dashboard/applications');
  const startCanary = (percent: number) =>
    server.changeRelease('candidate', { kind: 'canary', release: newerRelease, percent });
  const isInCanary = async (percent: number) => {
    await startCanary(percent);
    return (await (await page.request.get('/api/areas')).text()).includes(`"release":"${newerRelease}"`);
  };
  // The smallest share that includes this student.
  let [outside, share] = [0, 100];
  while (share - outside > 1) {
    const middle = Math.floor((outside + share) / 2);
    if (await isInCanary(middle)) share = middle;
    else outside = middle;
  }

  if (outside > 0) {
    await startCanary(outside);
    await page.reload();
    await expect(getOldHeading(page)).toBeVisible();
  }
  await startCanary(share);
  await page.reload();
  await expect(getNewHeading(page)).toBeVisible();

  await server.runReleaseCommand('candidate', '--end-canary');
  await page.reload();
  await expect(getOldHeading(page)).toBeVisible();
});

test('a disabled area shows the reason, and the rest of the site works', async ({ browser }) => {
  await server.runReleaseCommand('candidate', '--disable', 'We are moving the applications. Back at noon.');
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(page.getByRole('heading', { name: 'This part of Foothold is switched off' })).toBeVisible();
  await expect(page.getByText('We are moving the applications. Back at noon.')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();

  await server.runReleaseCommand('candidate', '--enable');
  await page.goto('/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
});

test('a release that cannot be loaded falls back to the previous one', async ({ browser }) => {
  await publishLive('candidate', newerRelease);
  const { page } = await openStudent(browser, '/terms');
  await page.route(`**/mf/candidate/${newerRelease}/**`, (route) => route.abort());
  await page.goto('/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  await publishLive('candidate', builtRelease);
});

test('an incompatible or tampered release is refused with the reason', async () => {
  const asking = await buildModifiedRelease('candidate', {
    suffix: 'asking',
    record: { requires: { react: '^99.0.0' } },
  });
  await server.publish(asking);
  expect(await server.runReleaseCommand('candidate', '--to', asking.record.release)).toMatch(
    /needs react \^99\.0\.0, and the shell has 19/,
  );

  const altered = await buildModifiedRelease('candidate', { suffix: 'altered' });
  altered.files['remoteEntry.js'] = Buffer.from('alert(1)').toString('base64');
  await expect(server.publish(altered)).rejects.toThrow('remoteEntry.js is not what the build wrote');
  expect(await server.runReleaseCommand('candidate', '--to', '9.9.9')).toContain(
    'candidate 9.9.9 was never published.',
  );
});
