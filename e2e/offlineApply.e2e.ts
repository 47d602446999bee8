import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { countApplications, postJob } from './hiring';
import { applyOffline, coverLetter } from './offlineForm';
import { test } from './replyServer';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const getNotSentYet = (page: Page) => page.getByText('Not sent yet: it is sent when you are back online.');

/** Counts from now on how often the server answers an application. */
function countSends(context: BrowserContext): () => number {
  let count = 0;
  context.on('response', (response) => {
    if (response.url().endsWith('/api/apply-job')) count += 1;
  });
  return () => count;
}

const listDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an application outlives a reload without a connection, and is sent once with both times', async ({
    openPageAs,
    server,
  }) => {
    const [company, student] = [await openPageAs('company'), await openPageAs('student')];
    const job = await postJob(company);
    await student.clock.setFixedTime(Date.now() - 2 * 3_600_000);
    const isKept = () =>
      student.evaluate(
        async (path) => Boolean(await caches.match(path, { ignoreVary: true })),
        `/api/view/jobs/${job.id}`,
      );
    await student.goto(`/dashboard/jobs/${job.id}`);
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await student.goto('/dashboard/applications');
    await expect(student.getByText('No Applied applications')).toBeVisible();
    await applyOffline(student, job);
    const countSent = countSends(student.context());

    await company.goto('about:blank');

    // What the service worker requests passes by the browser's own switch.
    const tab = await student.context().newPage();
    await server.whileStopped(async () => {
      for (const address of [`/dashboard/jobs/${job.id}`, '/dashboard/applications']) {
        await student.goto(address);
        await expect(student.getByText(/This is as of \d\d:\d\d\.$/)).toBeVisible();
        await expect(getNotSentYet(student)).toBeVisible();
      }
      await student.reload();
      await expect(student.getByText(/On this device: the letter · resume\.pdf · siwes\.pdf$/)).toBeVisible();
      await tab.goto(`/dashboard/jobs/${job.id}`);
      await expect(getNotSentYet(tab)).toBeVisible();
    });
    expect(countSent()).toBe(0);

    await student.context().setOffline(false);
    const title = student.getByRole('link', { name: job.job_title, exact: true });
    // A server that has just started may refuse the first try.
    await expect(title).toHaveAttribute('href', /\/dashboard\/applications\/\d+$/, { timeout: 60_000 });
    await expect(getNotSentYet(student)).toBeHidden();
    await expect(tab.getByText('You have already applied for this job.')).toBeVisible();
    expect(countSent()).toBe(1);
    await company.goto('/dashboard/jobs');
    expect(await countApplications(company, job)).toBe(1);

    const address = String(await title.getAttribute('href'));
    await student.goto(address);
    await expect(student.getByText(/^Finished .*\d\d:\d\d, sent .*\d\d:\d\d$/)).toBeVisible();
    await company.goto(address);
    await expect(company.getByText(/^Finished .*\d\d:\d\d, received .*\d\d:\d\d$/)).toBeVisible();
    await expect(company.getByText(coverLetter)).toBeVisible();
  });
});

test('a logout deletes an application that waits', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  await applyOffline(student, job);
  expect(await listDatabases(student)).toContain('foothold-applications');
  await student.route('**/api/apply-job', (route) => route.abort());
  await student.context().setOffline(false);

  await student.getByRole('button', { name: 'Logout' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(student.getByText('You have been logged out successfully!')).toBeVisible();
  expect(await listDatabases(student)).not.toContain('foothold-applications');
  expect(await countApplications(company, job)).toBe(0);
});

test('an application for a job that closed meanwhile stays to be copied or deleted', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  await applyOffline(student, job);
  await student.getByRole('link', { name: 'Back to jobs' }).click();
  await company.evaluate(closeJob, job.id);

  await student.context().setOffline(false);
  await student.goto('/dashboard/applications');
  await expect(student.getByText('Not sent: This position is no longer open.')).toBeVisible();
  await student.getByText('What you wrote', { exact: true }).click();
  await expect(student.getByText(coverLetter)).toBeVisible();
  await student.getByRole('button', { name: /^Delete/ }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(student.getByRole('region', { name: 'On this device' })).toBeHidden();
  expect(await countApplications(company, job)).toBe(0);
});

/** Runs in the page of the job's company. */
async function closeJob(id: number): Promise<void> {
  const response = await fetch(`/api/closeORopenJOB/${id}/toggle-status`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 0 }),
  });
  if (!response.ok) throw new Error(await response.text());
}
