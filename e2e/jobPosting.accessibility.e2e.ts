import { expectAccessibleLayouts, expectAccessibleLoadingAndError, expectAccessibleScreen } from './accessibility';
import { demoPassword } from './accounts';
import { expect, test } from './fixtures';
import { postJob } from './hiring';
import { logIn } from './logIn';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('company jobs: list, dialog, search and detail are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('company', reducedMotionOptions);
  await company.goto('/dashboard/jobs');
  await expect(company.getByRole('heading', { name: 'No Active jobs found' })).toBeVisible();
  await expectAccessibleScreen(company, 'Jobs');

  const job = await postJob(company);
  await company.goto('/dashboard/jobs');
  await expect(company.getByRole('article', { name: job.job_title })).toBeVisible();
  await expectAccessibleLayouts(company, 'Jobs, filled');
  await company.getByRole('button', { name: `Manage ${job.job_title}` }).click();
  await company.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(company.getByRole('alertdialog', { name: 'Confirm Delete' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Confirm Delete');
  await company.keyboard.press('Escape');
  await company.getByLabel('Search your jobs').fill('nothing like it');
  await expect(company.getByRole('link', { name: 'Clear search' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Jobs, none found');

  await company.goto(`/dashboard/jobs/${job.id}`);
  await expectAccessibleScreen(company, job.job_title);
  await company.goto('/dashboard/jobs/2147483647');
  await expectAccessibleScreen(company, 'Job not found');
});

test('company jobs: closed and expired jobs and the activation dialog are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('visitor', reducedMotionOptions);
  await company.goto('/login');
  await logIn(company, 'company@foothold.test', demoPassword);
  await expect(company).toHaveURL(/\/dashboard\//);
  await company.goto('/dashboard/jobs?tab=Closed');
  await expect(company.getByRole('article')).toHaveCount(1);
  await expectAccessibleLayouts(company, 'Jobs, Closed');
  await company.getByRole('article').getByRole('link').first().click();
  await expect(company.getByRole('link', { name: 'View Applications' })).toBeVisible();
  await expectAccessibleLayouts(company, 'A closed job with applications');

  await company.goto('/dashboard/jobs?tab=Expired');
  await expect(company.getByRole('article').first()).toBeVisible();
  await expectAccessibleLayouts(company, 'Jobs, Expired');
  // An open menu does not move when the window shrinks, so shrink it first.
  await company.setViewportSize({ width: 320, height: 740 });
  await company
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click();
  await expect(company.getByRole('menu')).toBeVisible();
  await expectAccessibleLayouts(company, 'Jobs, a menu');
  await company.getByRole('menuitem', { name: 'Activate' }).click();
  const dialog = company.getByRole('dialog', { name: 'New deadline' });
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog.getByText('Deadline is required.')).toBeVisible();
  await expectAccessibleLayouts(company, 'New deadline');
});

test('job form: drafts, preview, dialogs and conflicts are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('company', reducedMotionOptions);
  await company.goto('/dashboard/create-job');
  await expectAccessibleScreen(company, 'Create Job Posting');
  await company.getByRole('button', { name: 'Create Job' }).click();
  await expect(company.getByText('Job title is required.')).toBeVisible();
  await expectAccessibleLayouts(company, 'Create Job Posting, left empty');
  await company.getByLabel('Job title').fill('Weaver *');
  await company.getByRole('button', { name: 'Add Questions' }).click();
  await expect(company.getByText('Special characters are not allowed.')).toBeVisible();
  await expect(company.getByText('Draft saved')).toBeVisible();
  await expectAccessibleLayouts(company, 'Create Job Posting, a draft');
  await company.getByRole('button', { name: 'Preview' }).click();
  await expect(company.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Preview');
  await company.getByRole('button', { name: 'Discard draft' }).click();
  await expect(company.getByRole('alertdialog', { name: 'Discard this draft?' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Discard this draft?');

  const job = await postJob(company);
  await company.goto(`/edit-job/${job.id}`);
  await expectAccessibleScreen(company, 'Edit Job');
  const other = await company.context().newPage();
  await other.goto(`/edit-job/${job.id}`);
  for (const [window, department] of [
    [other, 'Soil'],
    [company, 'Water'],
  ] as const) {
    await window.getByLabel('Department').fill(department);
    await window.getByLabel('Job requirements').fill('Boots.');
    await window.getByRole('button', { name: 'Save Changes' }).click();
    await expect(window.getByText(/Job updated successfully|changed in another window/)).toBeVisible();
  }
  await expectAccessibleLayouts(company, 'Edit Job, outdated');
});

for (const [address, screen] of [
  ['/dashboard/jobs', 'Jobs'],
  ['/dashboard/jobs/7', 'Job'],
  ['/dashboard/create-job', 'Create Job Posting'],
  ['/edit-job/7', 'Edit Job'],
] as const)
  test(`company: ${address} is accessible while loading and after an error`, async ({ openPageAs }) => {
    const company = await openPageAs('company', reducedMotionOptions);
    await company.goto('/dashboard/profile');
    await expectAccessibleLoadingAndError(company, address, screen, /\/api\/(jobs|job_drafts)\//);
  });
