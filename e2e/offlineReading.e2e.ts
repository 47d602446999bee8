import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { applyTo, postJob } from './hiring';
import { buildModifiedRelease } from './modifiedRelease';
import { getNewHeading, getOldHeading } from './releaseServer';
import { test } from './replyServer';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The addresses of what the page's origin keeps in Cache Storage, whatever the cache. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** The page registers its worker once it is idle, and loads through it once more what it shows. */
async function waitUntilKept(page: Page, start: string): Promise<void> {
  const isKept = async () => (await listKept(page)).some((url) => url.startsWith(start));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

const getNotice = (page: Page) => page.getByText(/^Foothold could not be reached\. This is as of \d\d:\d\d\.$/);

test('a student reads saved jobs, applications and the last list without a connection', async ({
  openPageAs,
  server,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const application = await applyTo(student, job);
  await student.evaluate((id) => fetch(`/api/jobs/${id}/save`, { method: 'PUT' }), job.id);
  await waitUntilKept(student, `/api/view/jobs/${job.id}`);
  const card = student.getByRole('article', { name: job.job_title });
  const title = student.getByRole('heading', { name: job.job_title, level: 1 });
  const pages = [
    ['/dashboard/jobs', card],
    [`/dashboard/jobs/${job.id}`, title],
    ['/dashboard/saved', card],
    ['/dashboard/applications', card],
    [`/dashboard/applications/${application}`, title],
  ] as const;
  for (const [address, content] of pages) {
    await student.goto(address);
    await expect(content).toBeVisible();
  }
  await expect(getNotice(student)).toBeHidden();
  await company.goto('about:blank');

  await server.whileStopped(async () => {
    for (const [address, content] of pages) {
      await student.goto(address);
      await expect(content).toBeVisible();
      await expect(getNotice(student)).toBeVisible();
    }
    // Where an installed app starts.
    await student.goto('/loader');
    await expect(student).toHaveURL('/dashboard/jobs');
    await student.getByRole('link', { name: 'Applications' }).first().click();
    await expect(card).toBeVisible();
    await expect(getNotice(student)).toBeVisible();
  });
  await student.getByRole('button', { name: 'Try again' }).click();
  await expect(getNotice(student)).toBeHidden();
  await expect(card).toBeVisible();
});

test('one visit is enough to read its page without a connection', async ({ openPageAs, server }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/applications');
  await waitUntilKept(student, '/api/user-applications-job/');
  await server.whileStopped(async () => {
    await student.reload();
    await expect(getOldHeading(student)).toBeVisible();
    await expect(getNotice(student)).toBeVisible();
  });
});

test('a logout leaves nothing in Cache Storage, and nothing to read', async ({ openPageAs, server }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/saved');
  await waitUntilKept(student, '/api/saved_jobs');

  await student.getByRole('button', { name: 'Logout' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(student.getByText('You have been logged out successfully!')).toBeVisible();
  expect(await listKept(student)).toEqual([]);
  await student.goto('/jobs');
  await expect(student.getByRole('article').first()).toBeVisible();
  await expect.poll(() => listKept(student)).toEqual([]);
  await server.whileStopped(async () => {
    await expect(student.goto('/dashboard/saved')).rejects.toThrow('net::ERR_FAILED');
  });
});

test('a release that goes live under an installed app is seen within one navigation', async ({
  openPageAs,
  server,
}) => {
  const newer = await buildModifiedRelease('candidate', {
    suffix: 'newer',
    replacements: [['My Applications', 'My Own Applications']],
  });
  await server.publish(newer);
  const flipTo = (release: string) => server.changeRelease('candidate', { kind: 'flip', release });
  const student = await openPageAs('student');
  await student.goto('/dashboard/applications');
  await waitUntilKept(student, '/api/user-applications-job/');
  await student.reload();
  await expect(getOldHeading(student)).toBeVisible();

  await flipTo(newer.record.release);
  await student.reload();
  await expect(getNewHeading(student)).toBeVisible();
  await waitUntilKept(student, `/mf/candidate/${newer.record.release}/`);
  await flipTo(newer.record.release.replace('-newer', ''));
  await student.reload();
  await expect(getOldHeading(student)).toBeVisible();
});

test('a live shell without a service worker removes the one that a browser has', async ({ openPageAs, server }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/applications');
  await waitUntilKept(student, '/api/user-applications-job/');

  const shell = await buildModifiedRelease('shell', { suffix: 'plain' });
  const isKept = ([name]: [string, unknown]) => !name.startsWith('service-worker.js');
  shell.record.files = Object.fromEntries(Object.entries(shell.record.files).filter(isKept));
  shell.files = Object.fromEntries(Object.entries(shell.files).filter(isKept));
  await server.publish(shell);
  await server.changeRelease('shell', { kind: 'flip', release: shell.record.release });
  await student.reload();
  await expect(getOldHeading(student)).toBeVisible();
  const countWorkers = () => student.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(countWorkers).toBe(0);
  expect(await listKept(student)).toEqual([]);
});
