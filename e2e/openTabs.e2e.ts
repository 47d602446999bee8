import type { Page } from '@playwright/test';
import { readReleaseRecord } from './areaFaults';
import { holdEventStream } from './eventStreams';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { navigate } from './navigate';
import { getNewHeading, getOldHeading, type ReleaseServer, startReleaseServer } from './releaseServer';

test.describe.configure({ mode: 'serial' });

let server: ReleaseServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startReleaseServer();
});
test.afterAll(() => server.stop());

test('an open page offers a new release, and a rollback restores the old one', async ({ browser }) => {
  const page = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();

  expect(await server.runReleaseCommand('candidate', '--to', server.newerRelease)).toContain(
    `live       candidate ${server.newerRelease}`,
  );
  await expect(page.getByText('Foothold was updated while this page was open.')).toBeVisible();
  await expect(getOldHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(getNewHeading(page)).toBeVisible();

  await server.runReleaseCommand('candidate', '--rollback', '--reason', 'The title was wrong');
  await page.reload();
  await expect(getOldHeading(page)).toBeVisible();
});

test('a page learns of a change that was made before its event stream opened', async ({ browser }) => {
  const page = await server.openPage(browser, 'student', '/terms');
  const openStream = await holdEventStream(page);
  await page.goto('/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  await server.publishLive('candidate', server.newerRelease);
  openStream();
  await expect(page.getByText('Foothold was updated while this page was open.')).toBeVisible();
  await server.publishLive('candidate', server.builtRelease);
});

test('an open page keeps to the release that it began with, over five changes', async ({ browser }) => {
  const page = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, release] = /\/mf\/candidate\/([^/]+)\//.exec(request.url()) ?? [];
    if (release) requested.add(release);
  });
  // Pages whose code was not loaded yet, each after a change.
  for (const [index, title] of ['Profile', 'Interview', 'Jobs', 'Applications', 'Profile'].entries()) {
    await server.publishLive('candidate', index % 2 ? server.builtRelease : server.newerRelease);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      title === 'Applications' ? 'My Applications' : title,
    );
  }
  expect([...requested]).toEqual([server.builtRelease]);
  await server.publishLive('candidate', server.builtRelease);
});

test('an open page whose release was deleted goes on with the live one', async ({ browser }) => {
  const deleted = await buildModifiedRelease('candidate', { suffix: 'deleted' });
  await server.publish(deleted);
  await server.publishLive('candidate', deleted.record.release);
  const page = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  await server.publishLive('candidate', server.builtRelease);
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
  const page = await server.openPage(browser, 'student', '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const updated = waitForAreasUpdate(page, server.newerRelease);
  await server.publishLive('candidate', server.newerRelease);
  await updated;
  await navigate(page, '/dashboard/applications');
  await expect(getNewHeading(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await server.publishLive('candidate', server.builtRelease);
});

test('an open page reloads when every remaining release of an area needs a newer shell', async ({ browser }) => {
  const react = '19.99.0';
  const requires = { react: `^${react}` };
  const { provides = {} } = readReleaseRecord('shell');
  const shell = await buildModifiedRelease('shell', {
    suffix: 'newer',
    replacements: [[String(provides.react), react]],
    record: { provides: { ...provides, react } },
  });
  const first = await buildModifiedRelease('candidate', { suffix: 'first', record: { requires } });
  const second = await buildModifiedRelease('candidate', { suffix: 'second', record: { requires } });
  for (const publication of [shell, first, second]) await server.publish(publication);
  const page = await server.openPage(browser, 'student', '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const updated = waitForAreasUpdate(page, second.record.release);
  await server.publishLive('shell', shell.record.release);
  for (const { record } of [first, second]) await server.publishLive('candidate', record.release);
  await updated;
  await navigate(page, '/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(opened);
  await server.publishLive('candidate', server.builtRelease);
  await server.changeRelease('shell', { kind: 'rollback' });
});
