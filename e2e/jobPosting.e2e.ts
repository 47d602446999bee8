import type { Page } from '@playwright/test';
import { createUniqueId, demoPassword } from './accounts';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';
import { logIn } from './logIn';

const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Africa/Lagos' });

test('job form: a draft survives a closed tab, is previewed and is posted once', async ({ openPageAs }) => {
  const job_title = `Weaving Intern ${createUniqueId()}`;
  const tab = await openPageAs('company');
  await tab.goto('/dashboard/create-job');
  await tab.getByLabel('Job title').fill(job_title);
  await expect(tab.getByText('Draft saved')).toBeVisible();
  await tab.getByLabel('Department').fill('Looms');
  await tab.close({ runBeforeUnload: true });

  // A closed tab still sends it, and a page opened within these milliseconds would not have it yet.
  const readDepartment = async () =>
    (await (await tab.context().request.get('/api/job_drafts/new')).json()).draft?.content.department;
  await expect.poll(readDepartment).toBe('Looms');
  const company = await tab.context().newPage();
  await company.goto('/dashboard/create-job');
  await expect(company.getByLabel('Job title')).toHaveValue(job_title);
  await expect(company.getByLabel('Department')).toHaveValue('Looms');
  await fillRemainingFields(company);

  await company.getByRole('button', { name: 'Preview' }).click();
  const preview = company.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: job_title })).toBeVisible();
  await expect(preview.getByText('₦80,000')).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Patience' })).toBeVisible();
  await company.goBack();
  await expect(company.getByRole('button', { name: 'Preview' })).toBeFocused();

  await dropNextResponse(company, '**/api/jobs');
  await company.getByRole('button', { name: 'Create Job' }).click();
  await expect(company.getByText('Failed to create job. Please try again.')).toBeVisible();
  await expect(company.getByLabel('Job title')).toHaveValue(job_title);
  await company.getByRole('button', { name: 'Create Job' }).dblclick();
  await expect(company.getByText('Job Created Successfully!')).toBeVisible();
  await expect(company).toHaveURL(/\/dashboard\/jobs$/);
  await expect(company.getByRole('article', { name: job_title })).toHaveCount(1);
  await expect(company.getByRole('link', { name: 'Active 1' })).toBeVisible();

  await company.getByRole('link', { name: 'Create Job' }).first().click();
  await expect(company.getByLabel('Job title')).toHaveValue('');
});

test('company jobs: duplicates, closes and reopens a job by keyboard alone', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const job = await postJob(company);
  await company.goto('/dashboard/jobs');
  await chooseMenuItem(company, job.job_title, 'Duplicate');
  await expect(company.getByLabel('Job title')).toHaveValue(job.job_title);
  await expect(company.getByLabel('Deadline')).toHaveValue('');
  await company.getByLabel('Job title').fill(`Second ${job.job_title}`);
  await company.getByLabel('Deadline').fill(inTwoWeeks);
  await company.getByLabel('Job requirements').focus();
  await company.getByRole('button', { name: 'Create Job' }).click();
  await expect(company.getByRole('link', { name: 'Active 2' })).toBeVisible();

  await chooseMenuItem(company, job.job_title, 'Close Job');
  await expect(company.getByText('Job closed successfully')).toBeVisible();
  await expect(company.getByRole('link', { name: 'Closed 1' })).toBeVisible();
  await expect(company.getByRole('article')).toHaveCount(1);
  await company.getByRole('link', { name: 'Closed 1' }).press('Enter');
  const card = company.getByRole('article', { name: job.job_title });
  await expect(card.getByText('Closed', { exact: true })).toHaveCount(2);
  await expect(card.getByText(/Closed on/)).toBeVisible();
  await chooseMenuItem(company, job.job_title, 'Activate');
  await expect(company.getByText('Job activated successfully')).toBeVisible();
  await expect(company.getByRole('heading', { name: 'No Closed jobs found' })).toBeVisible();
});

test('company jobs: reopens an expired job with a new deadline', async ({ openPageAs }) => {
  const company = await openPageAs('visitor');
  await company.goto('/login');
  await logIn(company, 'company@foothold.test', demoPassword);
  await expect(company).toHaveURL(/\/dashboard\//);
  await company.goto('/dashboard/jobs?tab=Expired');
  const last = company.getByRole('article').last();
  const title = String(await last.getByRole('heading').textContent());
  await chooseMenuItem(company, title, 'Activate');
  const dialog = company.getByRole('dialog', { name: 'New deadline' });
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog.getByText('Deadline is required.')).toBeVisible();
  await dialog.getByLabel('Deadline').fill(inTwoWeeks);
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(company.getByText('Job activated successfully')).toBeVisible();
  await company.getByRole('link', { name: /^Active/ }).click();
  await expect(company.getByRole('article', { name: title })).toBeVisible();
});

test('company job: counts applications live, and notifies applicants when the job is deleted', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  await company.goto(`/dashboard/jobs/${job.id}`);
  await expect(company.getByText('Nobody has applied yet.')).toBeVisible();
  await applyTo(student, job);
  const tally = company.getByRole('term').filter({ hasText: 'Applied' });
  await expect(tally).toBeVisible();

  await company.getByRole('button', { name: 'Delete' }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(dialog.getByText('Are you sure you want to delete this job?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(company.getByText('Job deleted successfully')).toBeVisible();
  await expect(company.getByRole('heading', { name: 'No Active jobs found' })).toBeVisible();

  await student.goto('/dashboard/notifications');
  await expect(student.getByText(`${job.job_title} at`, { exact: false }).first()).toBeVisible();
  await student.goto(`/dashboard/jobs/${job.id}`);
  await expect(student.getByRole('heading', { name: 'Job not found' })).toBeVisible();
});

test('job form: a conflicting save from a second window shows the newer version first', async ({ openPageAs }) => {
  const first = await openPageAs('company');
  const job = await postJob(first);
  const second = await first.context().newPage();
  for (const window of [first, second]) await window.goto(`/edit-job/${job.id}`);
  await saveChanges(first, 'Soil');
  await expect(first.getByText('Job updated successfully')).toBeVisible();

  await saveChanges(second, 'Water');
  const newer = second.getByRole('article', { name: 'A newer version' });
  await expect(newer.getByText('This was changed in another window meanwhile.')).toBeVisible();
  await expect(newer.getByText('Soil')).toBeVisible();
  await expect(second.getByLabel('Department')).toHaveValue('Water');
  await newer.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(second.getByText('Job updated successfully')).toBeVisible();
  await expect(second).toHaveURL(/\/dashboard\/jobs$/);
  await second.goto(`/dashboard/jobs/${job.id}`);
  await expect(second.getByText(/· Water$/)).toBeVisible();
});

test('job form: unsaved input survives an ended session', async ({ openPageAs, createAccount }) => {
  const { email, password } = await createAccount('company');
  const company = await openPageAs('visitor');
  await company.goto('/login');
  await logIn(company, email, password);
  await expect(company).toHaveURL(/\/dashboard\//);
  const events = company.waitForResponse(/\/api\/events/);
  await company.goto('/dashboard/create-job');
  await company.getByLabel('Job title').fill('Weaving Intern');
  await expect(company.getByText('Draft saved')).toBeVisible();
  // Opened later, it would be what tells of the end.
  await events;

  await company.context().clearCookies();
  await company.getByLabel('Department').fill('Looms');
  await expect(company.getByRole('heading', { name: 'Login' })).toBeVisible();
  await logIn(company, email, password);
  await expect(company).toHaveURL(/\/dashboard\/create-job/);
  await expect(company.getByLabel('Job title')).toHaveValue('Weaving Intern');
  await expect(company.getByLabel('Department')).toHaveValue('Looms');
});

async function fillRemainingFields(company: Page): Promise<void> {
  await company.getByLabel('Field').selectOption('Art');
  await company.getByLabel('Duration').fill('3 months');
  await company.getByLabel('Work environment').selectOption('onsite');
  await company.getByLabel('Location').fill('Iseyin');
  await company.getByLabel('Deadline').fill(inTwoWeeks);
  await company.getByLabel('Paid Stipend').check({ force: true });
  await company.getByLabel('Currency').selectOption('Naira');
  await company.getByLabel('Stipend amount per month').fill('80,000');
  await company.getByLabel('Job description').fill('Weave aṣọ òkè with us.');
  await company.getByLabel('Job requirements').fill('- Patience\n- Two hands');
}

async function saveChanges(window: Page, department: string): Promise<void> {
  await window.getByLabel('Department').fill(department);
  await window.getByLabel('Job requirements').fill('Boots.');
  await window.getByRole('button', { name: 'Save Changes' }).click();
}

/** Opens a job's menu and chooses an entry, by keyboard. */
async function chooseMenuItem(company: Page, title: string, action: string): Promise<void> {
  await company.getByRole('button', { name: `Manage ${title}`, exact: true }).press('Enter');
  await company.getByRole('menuitem', { name: action }).press('Enter');
}

/** The server handles the next request, but its response is lost. */
const dropNextResponse = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
