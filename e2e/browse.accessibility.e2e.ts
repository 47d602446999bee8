import type { Page } from '@playwright/test';
import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { expectAccessible, expectColorContrast } from './axe';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('jobs: list, search, empty and offline states are accessible', async ({ openPageAs }) => {
  const student = await openPageAs('student', reducedMotionOptions);
  await student.goto('/dashboard/jobs');
  await expect(student.getByRole('article')).toHaveCount(20);
  await expectAccessibleScreen(student, 'Jobs');

  await student.goto('/dashboard/jobs?q=enginering&stipend=Yes&sort=deadline');
  await expect(student.locator('mark').first()).toBeVisible();
  await expectAccessibleLayouts(student, 'Jobs, searched and filtered');
  await student.goto('/dashboard/jobs?q=zzqqzz');
  await expect(student.getByRole('heading', { name: 'No jobs match “zzqqzz”' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Jobs, none found');
  const nothing = { jobs: { data: [], total: 0, next_cursor: null, matched: [] } };
  await student.route(/\/api\/jobs\?/, (route) => route.fulfill({ json: nothing }));
  await student.goto('/dashboard/jobs');
  await expect(student.getByRole('heading', { name: 'No jobs available' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Jobs, none available');
  await student.unroute(/\/api\/jobs\?/);

  await student.goto('/dashboard/jobs');
  await expect(student.getByRole('article')).toHaveCount(20);
  await student.context().setOffline(true);
  await student.getByLabel('Sort by').selectOption('Closing soonest');
  await expect(student.getByText(/^You are offline\./)).toBeVisible();
  await expectAccessibleLayouts(student, 'Jobs, without a connection');
});

test('jobs: filters are accessible as a menu and as a sheet', async ({ openPageAs }) => {
  const student = await openPageAs('student', reducedMotionOptions);
  for (const width of [1280, 360]) {
    await student.setViewportSize({ width, height: 740 });
    await student.goto('/dashboard/jobs');
    await student.getByRole('button', { name: 'Field', exact: true }).click();
    await expect(student.getByRole('menuitemradio', { name: 'Science' })).toBeVisible();
    await expectAccessibleInBothThemes(student, `The choice of a field, ${width} px`);
    await student.keyboard.press('Escape');
    await student.getByRole('button', { name: 'Location', exact: true }).click();
    await expect(student.getByRole('menuitemradio').first()).toBeVisible();
    await expectAccessibleInBothThemes(student, `The choice of a location, ${width} px`);
  }
  await student.keyboard.press('Escape');
  await student.getByRole('button', { name: 'Menu' }).click();
  await expect(student.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessibleInBothThemes(student, 'The menu of a phone');
});

test('job and saved jobs: pages are accessible before and after applying', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student', reducedMotionOptions)];
  const [job, other] = [await postJob(company), await postJob(company)];
  await student.goto('/dashboard/saved');
  await expect(student.getByRole('heading', { name: 'No saved jobs' })).toBeVisible();
  await expectAccessibleScreen(student, 'Saved jobs');

  await student.goto(`/dashboard/jobs/${job.id}`);
  await expect(student.getByRole('link', { name: other.job_title })).toBeVisible();
  await Promise.all([student.waitForResponse(/\/save$/), student.getByRole('button', { name: /^Save/ }).click()]);
  await expectAccessibleScreen(student, job.job_title);
  await applyTo(student, job);
  await student.reload();
  await expect(student.getByText('You have already applied for this job.')).toBeVisible();
  await expectAccessibleLayouts(student, 'A job that was applied for');
  await student.goto('/dashboard/saved');
  await expect(student.getByRole('article', { name: job.job_title })).toBeVisible();
  await expectAccessibleLayouts(student, 'Saved jobs, filled');
  await student.goto('/dashboard/jobs/2147483647');
  await expectAccessibleScreen(student, 'Job not found');
});

for (const [address, screen] of [
  ['/dashboard/jobs', 'Jobs'],
  ['/dashboard/jobs/7', 'Job'],
  ['/dashboard/jobs/7/apply/1', 'Apply'],
  ['/dashboard/saved', 'Saved jobs'],
  ['/dashboard/profile', 'Profile'],
] as const)
  test(`student: ${address} is accessible while loading and after an error`, async ({ openPageAs }) => {
    const student = await openPageAs('student', reducedMotionOptions);
    await student.goto('/dashboard/notifications');
    await expect(student.getByRole('heading', { name: 'Interview', level: 1 })).toBeVisible();
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await student.route(/\/api\/(jobs\?|view\/jobs|saved_jobs|all_users)/, async (route) => {
      await failed;
      await route.fulfill({ status: 500, json: { code: 'unexpected' } });
    });
    await student.goto(address);
    await expect(student.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expectAccessibleLayouts(student, `${screen}, loading`);
    fail();
    await expect(student.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleScreen(student, screen);
  });

async function expectAccessibleInBothThemes(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorContrast(page, `${screen}, dark`);
}
