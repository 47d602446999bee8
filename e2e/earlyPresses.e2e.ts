import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Slow 3G, as browsers' developer tools call it: 400 ms round trips, 400 kbit/s each way. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 50_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Holds back the list of jobs until the returned function is called. */
async function holdJobs(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/jobs?**', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const logoutDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

for (const role of ['student', 'company', 'admin'] as const)
  test(`a press on Logout as soon as the page of a ${role} shows it opens the dialog on slow 3G`, async ({
    openPageAs,
  }) => {
    test.setTimeout(120_000);
    const page = await openPageAs(role);
    await slowDown(page);
    await page.goto('/loader', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Logout' }).click({ timeout: 60_000 });
    await expect(page.getByRole('progressbar').or(logoutDialog(page)).first()).toBeVisible();
    await expect(logoutDialog(page)).toBeVisible({ timeout: 60_000 });
  });

test('a dialog that is opened while the first page loads stays open when the page arrives', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const release = await holdJobs(student);
  await student.goto('/dashboard/jobs');
  await student.getByRole('button', { name: 'Logout' }).click();
  await expect(logoutDialog(student)).toBeVisible();
  release();
  await expect(student.locator('article').first()).toBeAttached();
  await expect(logoutDialog(student)).toBeVisible();
});

test('the menu of a phone that is opened while the first page loads stays open when the page arrives', async ({
  openPageAs,
}) => {
  const student = await openPageAs('student', { viewport: { width: 360, height: 740 } });
  const release = await holdJobs(student);
  await student.goto('/dashboard/jobs');
  await student.getByRole('button', { name: 'Menu' }).click();
  await expect(student.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  release();
  await expect(student.locator('article').first()).toBeAttached();
  await expect(student.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

for (const [name, findOpened] of [
  ['All filters', (page: Page) => page.getByRole('dialog', { name: 'All filters' })],
  ['Location', (page: Page) => page.getByRole('menuitemradio').first()],
] as const)
  test(`a press on ${name} of a prerendered list opens it once the scripts are there, on slow 3G`, async ({
    openPageAs,
  }) => {
    test.setTimeout(120_000);
    const visitor = await openPageAs('visitor');
    await slowDown(visitor);
    await visitor.goto('/jobs', { waitUntil: 'commit' });
    const button = visitor.locator('#still').getByRole('button', { name });
    await button.click({ timeout: 60_000 });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(findOpened(visitor)).toBeVisible({ timeout: 60_000 });
  });

test('a text that is typed into the prerendered search field is searched for once the scripts are there, on slow 3G', async ({
  openPageAs,
}) => {
  test.setTimeout(120_000);
  const visitor = await openPageAs('visitor');
  await slowDown(visitor);
  await visitor.goto('/', { waitUntil: 'commit' });
  await visitor.locator('#still').getByRole('searchbox').fill('intern', { timeout: 60_000 });
  await expect(visitor.locator('#still')).toHaveCount(0, { timeout: 60_000 });
  await expect(visitor.getByRole('searchbox')).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL('/jobs?q=intern');
});
