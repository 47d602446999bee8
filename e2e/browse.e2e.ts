import { devices, type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures';

const getCards = (page: Page) => page.getByRole('article');
const readTitle = async (card: Locator) => String(await card.getByRole('heading').textContent());
const getCount = (page: Page) => page.getByRole('status').filter({ hasText: /open roles?/ });

test('jobs: filters, sort and search are kept in the URL when shared, reloaded and returned to', async ({
  openPageAs,
}) => {
  const student = await openPageAs('student');
  await student.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await student.goto('/dashboard/jobs');

  // Other tests post jobs of the other fields meanwhile.
  await student.getByRole('button', { name: 'Field', exact: true }).click();
  await student.getByRole('menuitemradio', { name: 'Commercial' }).click();
  await expect(student.getByText('Active filters:')).toBeVisible();
  await student.getByLabel('Sort by').selectOption('Closing soonest');
  await student.getByRole('searchbox').fill('intern');
  await expect(student).toHaveURL(/field=Commercial&sort=deadline&q=intern/);
  // Highlights mean that the list already belongs to the search in the URL.
  await expect(student.locator('mark').first()).toBeVisible();
  const countText = String(await getCount(student).textContent());
  const first = await readTitle(getCards(student).first());

  await getCards(student)
    .first()
    .getByRole('button', { name: /^Share/ })
    .click();
  await expect(student.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  expect(await student.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Check out this job: .+ on Foothold and explore other career opportunities: http.+\/viewjob\/.+\/\d+$/,
  );

  const otherStudent = await openPageAs('student');
  await otherStudent.goto(student.url());
  await expect(getCount(otherStudent)).toHaveText(countText);
  await expect(otherStudent.getByRole('button', { name: 'Field: Commercial' })).toBeVisible();
  await expect(otherStudent.getByLabel('Sort by')).toHaveValue('deadline');
  await expect(otherStudent.getByRole('searchbox')).toHaveValue('intern');
  await expect(getCards(otherStudent).first().getByRole('heading')).toHaveText(first);

  await getCards(otherStudent).first().getByRole('link', { name: /^View/ }).click();
  await expect(otherStudent.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await otherStudent.goBack();
  await expect(getCount(otherStudent)).toHaveText(countText);
  await expect(otherStudent).toHaveURL(/field=Commercial&sort=deadline&q=intern/);
  await otherStudent.reload();
  await expect(getCount(otherStudent)).toHaveText(countText);
});

test('jobs: the list restores its scroll position after a job was read', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/jobs');
  await expect(getCards(student)).toHaveCount(20);
  // Not by the wheel, after which the page goes on moving: a press then hits what has moved under the pointer.
  await expect(async () => {
    await getCards(student).last().scrollIntoViewIfNeeded();
    expect(await getCards(student).count()).toBeGreaterThan(40);
  }).toPass();

  const job = getCards(student).nth(34);
  await job.getByRole('link', { name: /^View/ }).scrollIntoViewIfNeeded();
  const title = await readTitle(job);
  await job.getByRole('link', { name: /^View/ }).click();
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await student.getByRole('main').getByRole('link', { name: 'Jobs', exact: true }).click();

  await expect(getCards(student).nth(34).getByRole('heading')).toHaveText(title);
  await expect(getCards(student).nth(34)).toBeInViewport();

  // A newly opened page starts at its top.
  await student.goto('/terms');
  await expect(student.getByRole('heading', { level: 1, name: 'Terms' })).toBeInViewport();
  await student.mouse.wheel(0, 600);
  await expect(student.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await student.goto('/privacy');
  await expect(student.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('jobs: a misspelled search finds jobs, names the correction and highlights the matches', async ({
  openPageAs,
}) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/jobs?q=enginering');
  await expect(student.getByText(/^Showing results for /)).toContainText('engineering');
  await expect(
    student
      .locator('mark')
      .filter({ hasText: /engineering/i })
      .first(),
  ).toBeVisible();
});

test('saved jobs: a job is saved, listed and removed', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/jobs');
  const title = await readTitle(getCards(student).first());
  const save = getCards(student).first().getByRole('button', { name: /^Save/ });
  await Promise.all([student.waitForResponse(/\/save$/), save.click()]);
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await student.getByRole('link', { name: 'Saved jobs' }).click();
  await expect(student.getByText('1 job saved')).toBeVisible();
  const mainNavigation = student.getByRole('navigation', { name: 'Main' });
  await expect(mainNavigation.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  await expect(getCards(student).getByRole('heading')).toHaveText(title);
  await Promise.all([
    student.waitForResponse(/\/save$/),
    getCards(student).getByRole('button', { name: /^Save/ }).click(),
  ]);
  await student.reload();
  await expect(student.getByRole('heading', { name: 'No saved jobs' })).toBeVisible();
});

test('jobs: the last list stays readable offline and refreshes when the network returns', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/jobs');
  await expect(getCards(student)).toHaveCount(20);

  await student.context().setOffline(true);
  await student.getByLabel('Sort by').selectOption('Closing soonest');
  await expect(student.getByText(/^You are offline\./)).toBeVisible();
  await expect(getCards(student)).toHaveCount(20);

  await student.context().setOffline(false);
  await expect(student.getByText(/^You are offline\./)).toBeHidden();
  await expect(student.getByLabel('Sort by')).toHaveValue('deadline');
});

test('jobs on a phone: a tap is taken while the sheet is still opening', async ({ openPageAs }) => {
  const phone = devices['Pixel 5'];
  const student = await openPageAs('student', { viewport: phone.viewport, hasTouch: true, isMobile: true });
  await student.goto('/dashboard/jobs');
  await student.getByRole('button', { name: 'Stipend', exact: true }).tap();
  const yesOption = student.getByRole('menuitemradio', { name: 'Yes' });
  await yesOption.waitFor({ state: 'attached' });
  // Where the row is now, not where it will end up.
  const { x, y } = await yesOption.evaluate((row) => row.getBoundingClientRect().toJSON());
  await student.touchscreen.tap(x + 60, Math.min(y + 20, phone.viewport.height - 10));

  await expect(student).toHaveURL(/stipend=(Yes|No)/);
  await expect(student.getByRole('dialog')).toBeHidden();
});

test('jobs on a phone: Back closes the open sheet or menu first, then navigates as usual', async ({ openPageAs }) => {
  const phone = devices['Pixel 5'];
  const student = await openPageAs('student', { viewport: phone.viewport, hasTouch: true, isMobile: true });
  await student.goto('/dashboard/profile');
  await student.goto('/dashboard/jobs');
  const sheet = student.getByRole('dialog', { name: 'Select Field' });
  const field = student.getByRole('button', { name: 'Field', exact: true });
  await openSheet(field, sheet);
  await student.goBack();
  await expect(sheet).toBeHidden();
  await expect(student).toHaveURL('/dashboard/jobs');

  await openSheet(field, sheet);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await openSheet(field, sheet);
  await sheet.getByRole('menuitemradio', { name: 'Art' }).tap();
  await expect(student).toHaveURL('/dashboard/jobs?field=Art');
  await student.getByRole('button', { name: 'Menu' }).tap();
  await expect(student.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await student.goBack();
  await expect(student.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(student).toHaveURL('/dashboard/jobs?field=Art');

  await student.goBack();
  await expect(student).toHaveURL('/dashboard/jobs');
  await expect(field).toBeVisible();
  await student.goForward();
  await expect(student).toHaveURL('/dashboard/jobs?field=Art');
  await student.goBack();
  await expect(student).toHaveURL('/dashboard/jobs');
  await student.goBack();
  await expect(student).toHaveURL('/dashboard/profile');
});

/**
 * Opens a sheet and waits until it stands. To tap what still slides in, the browser's driver scrolls to it, and what moves a
 * sheet down far enough swipes it away.
 */
async function openSheet(button: Locator, sheet: Locator): Promise<void> {
  await button.tap();
  await expect(sheet).toBeVisible();
  await expect(sheet.page().locator('[data-entering]')).toHaveCount(0);
  // A tap on what still moves scrolls to it, and scrolling swipes the sheet away.
  await expect(async () => {
    const before = await sheet.boundingBox();
    await sheet.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await sheet.boundingBox()).toEqual(before);
  }).toPass();
}
