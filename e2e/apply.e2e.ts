import type { CDPSession, Page } from '@playwright/test';
import { createPdf } from './documents';
import { expect, test } from './fixtures';
import { countApplications, postJob } from './hiring';
import { coverLetter, keptHeading } from './offlineForm';

const submittedMessage = 'Your application has been submitted!';

test('apply: a draft survives a closed tab and a lost connection and is submitted once', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const [first, second] = [await postJob(company), await postJob(company)];

  const tab = await openPageAs('student');
  await tab.goto(`/dashboard/jobs/${first.id}/apply/${first.org_id}`);
  await tab.getByLabel('Cover letter').fill(coverLetter);
  await expect(tab.getByText('Draft saved')).toBeVisible();
  await tab.getByLabel('When can you start?').fill('In June.');
  await tab.close({ runBeforeUnload: true });

  const student = await tab.context().newPage();
  await student.goto(`/dashboard/jobs/${first.id}/apply/${first.org_id}`);
  await expect(student.getByLabel('Cover letter')).toHaveValue(coverLetter);
  await expect(student.getByLabel('When can you start?')).toHaveValue('In June.');

  await student.getByLabel('Resume').setInputFiles(await createLargePdf('resume.pdf'));
  await student.getByLabel('Internship letter').setInputFiles(await createPdf('siwes.pdf', 'To whom it may concern'));
  const network = await student.context().newCDPSession(student);
  await disconnectDuringUpload(student, network);
  await expect(student.getByRole('heading', { name: keptHeading })).toBeVisible();
  expect(await countApplications(company, first)).toBe(0);

  await network.send('Network.emulateNetworkConditions', { ...normalNetwork, uploadThroughput: -1 });
  await student.context().setOffline(false);
  await expect(student.getByRole('heading', { name: submittedMessage })).toBeVisible();
  expect(await countApplications(company, first)).toBe(1);

  await applyWithSavedDocuments(student, second);
  expect(await countApplications(company, second)).toBe(1);
});

test('apply: a second application takes three presses and one typed field', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const [first, second] = [await postJob(company), await postJob(company)];
  const student = await openPageAs('student');
  await student.goto(`/dashboard/jobs/${first.id}/apply/${first.org_id}`);
  for (const name of ['Resume', 'Internship letter'])
    await student.getByLabel(name).setInputFiles(await createPdf(`${name}.pdf`, 'Ngozi'));
  await student.getByLabel('Cover letter').fill(coverLetter);
  await student.getByRole('button', { name: 'Submit application' }).click();
  await expect(student.getByRole('heading', { name: submittedMessage })).toBeVisible();

  await student.goto(`/dashboard/jobs?q=${encodeURIComponent(second.job_title)}`);
  const readCounts = await countPressesAndTypedFields(student);
  await student.getByRole('article').filter({ hasText: second.job_title }).getByRole('link', { name: 'View' }).click();
  await student.getByRole('link', { name: 'Apply', exact: true }).click();
  await student.getByLabel('Cover letter').pressSequentially(coverLetter);
  await student.getByRole('button', { name: 'Submit application' }).click();
  await expect(student.getByRole('heading', { name: submittedMessage })).toBeVisible();

  const { presses, typedFields } = await readCounts();
  expect(presses).toBeLessThanOrEqual(3);
  expect(typedFields).toBe(1);
  expect(await countApplications(company, second)).toBe(1);
});

/** Counts from now on what somebody does in this document: presses of a pointer, and fields that are typed into. */
async function countPressesAndTypedFields(page: Page) {
  await page.evaluate(() => {
    const counts = { presses: 0, typedFields: new Set<EventTarget | null>() };
    document.addEventListener('pointerdown', () => counts.presses++, true);
    document.addEventListener('input', ({ target }) => counts.typedFields.add(target), true);
    Object.assign(globalThis, { counts });
  });
  return () =>
    page.evaluate(() => {
      const { counts } = globalThis as unknown as { counts: { presses: number; typedFields: Set<unknown> } };
      return { presses: counts.presses, typedFields: counts.typedFields.size };
    });
}

test('apply: pressing the button too early leads to the first gap', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const job = await postJob(company);
  const student = await openPageAs('student');
  await student.goto(`/dashboard/jobs/${job.id}/apply/${job.org_id}`);
  const button = student.getByRole('button', { name: 'Submit application' });
  await expect(button).toHaveAccessibleDescription(/^Still needed: your resume, an internship letter/);
  await button.click({ force: true });
  await expect(student.getByLabel('Resume')).toBeFocused();
  await expect(student.getByLabel('Resume')).toBeInViewport();
  await expect(student.getByText('A resume is required.')).toBeVisible();

  for (const name of ['Resume', 'Internship letter'])
    await student.getByLabel(name).setInputFiles(await createPdf(`${name}.pdf`, 'Ngozi'));
  await button.click({ force: true });
  await expect(student.getByLabel('Cover letter')).toBeFocused();
  expect(await countApplications(company, job)).toBe(0);
});

const normalNetwork = { offline: false, latency: 0, downloadThroughput: -1 };

/** Slows the upload down until its progress shows, then goes offline. */
async function disconnectDuringUpload(page: Page, network: CDPSession): Promise<void> {
  await network.send('Network.emulateNetworkConditions', { ...normalNetwork, uploadThroughput: 300_000 });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sending resume.pdf' })).toBeVisible();
  await page.context().setOffline(true);
}

/** Both saved documents are chosen beforehand; the request succeeds but its response is lost. */
async function applyWithSavedDocuments(student: Page, { id, org_id }: { id: number; org_id: number }): Promise<void> {
  await student.goto(`/dashboard/jobs/${id}/apply/${org_id}`);
  for (const name of ['resume.pdf', 'siwes.pdf'])
    await expect(student.getByRole('button', { name: `Use another in place of ${name}` })).toBeVisible();
  await student.getByLabel('Cover letter').fill(coverLetter);
  const once = { times: 1 };
  await student.route(
    '**/api/apply-job',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    once,
  );
  await student.getByRole('button', { name: 'Submit application' }).click();
  await expect(student.getByRole('heading', { name: keptHeading })).toBeVisible();
  await student.goto(`/dashboard/jobs/${id}`);
  await student.getByRole('button', { name: /^Send now/ }).click();
  await expect(student.getByText('You have already applied for this job.')).toBeVisible();
}

async function createLargePdf(name: string) {
  const small = await createPdf(name, 'Ngozi, botanist');
  return { ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(3_000_000)]) };
}
