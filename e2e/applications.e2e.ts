import { readFile } from 'node:fs/promises';
import { expectAccessibleLayouts, expectAccessibleLoadingAndError, expectAccessibleScreen } from './accessibility';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

// A trace keeps every argument, and axe is a large one; what axe says is enough to go by.
test.use({ trace: 'off' });
test.setTimeout(180_000);

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('company applications: searches, exports CSV, previews a résumé, adds a note and goes to the next applicant', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const [first, second] = [await postJob(company), await postJob(company)];
  await company.goto('/dashboard/applications');
  await expect(company.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible();

  await applyTo(student, first);
  await expect(company.getByText('1 application', { exact: true })).toBeVisible();
  const id = await applyTo(student, second);
  await expect(company.getByText('2 applications', { exact: true })).toBeVisible();

  await company.getByLabel('Search applicants').fill('balogun ngo');
  await expect(company).toHaveURL(/\?q=balogun\+ngo$/);
  const download = company.waitForEvent('download');
  await company.getByRole('link', { name: 'Download CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.split('\r\n').filter((line) => line.includes('Ngozi Balogun'))).toHaveLength(2);

  await company.getByRole('link', { name: 'View Application' }).first().click();
  await expect(company).toHaveURL(new RegExp(`/applications/${id}\\?q=balogun\\+ngo$`));
  const shown = company.waitForResponse(/\/storage\/.+\?inline/);
  await company.getByRole('button', { name: 'Preview Resume' }).click();
  expect((await shown).status()).toBe(200);
  await expect(company.getByTitle('Resume of Ngozi Balogun')).toBeVisible();
  await company.getByRole('button', { name: 'Close Resume' }).click();

  await company.getByLabel('New note').fill('Has walked most of these fields.');
  await company.getByRole('button', { name: 'Add note' }).click();
  await expect(company.getByText('By you, Today', { exact: false })).toBeVisible();

  await company.getByRole('link', { name: 'Next applicant, Ngozi Balogun' }).press('Enter');
  await expect(company.getByText(first.job_title).first()).toBeVisible();
  await expect(company.getByRole('link', { name: 'Previous applicant, Ngozi Balogun' })).toBeVisible();
  await company.getByRole('link', { name: 'Applications', exact: true }).first().click();

  await student.goto(`/dashboard/applications/${id}`);
  await expect(student.getByText(/^Opened by Ogbomosho Tools/)).toBeVisible();
  await expect(student.getByText('Has walked most of these fields.')).toHaveCount(0);
});

test('company applications: list, detail and dialogs are accessible', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company', reducedMotionOptions), await openPageAs('student')];
  await company.goto('/dashboard/applications');
  await expect(company.getByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  await expectAccessibleScreen(company, 'Applications');

  const [job, other] = [await postJob(company), await postJob(company)];
  await company.goto(`/dashboard/jobs/${job.org_id}/${job.id}`);
  await expect(company.getByRole('heading', { name: 'No applications found.' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Applications for a job, none');

  const id = await applyTo(student, job);
  await applyTo(student, other);
  await company.goto(`/dashboard/applications?job=${job.id}`);
  await expect(company.getByRole('article')).toHaveCount(1);
  await expectAccessibleLayouts(company, 'Applications, filled');

  await company.goto('/dashboard/applications');
  await company.goto(`/dashboard/applications/${id}`);
  await expect(company.getByRole('link', { name: /^Previous applicant/ })).toBeVisible();
  await expectAccessibleScreen(company, 'Ngozi Balogun');
  await company.getByRole('button', { name: 'Add note' }).click();
  await expect(company.getByText('Write something first.')).toBeVisible();
  await company.getByRole('button', { name: 'Preview Resume' }).click();
  await expectAccessibleLayouts(company, 'An application, previewed, with an empty note');
  await company.getByRole('button', { name: 'Close Resume' }).click();
  await company.getByLabel('New note').fill('Call on Monday.');
  await company.getByRole('button', { name: 'Add note' }).click();
  await company.getByRole('button', { name: /^Edit the note/ }).click();
  await expectAccessibleLayouts(company, 'An application with a note that is changed');
  await company.getByRole('button', { name: 'Skip interview' }).click();
  await expect(company.getByRole('alertdialog', { name: 'Accept without an interview?' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Accept without an interview?');
  await company.keyboard.press('Escape');

  await company.goto('/dashboard/applications/2147483647');
  await expect(company.getByText('No application details...')).toBeVisible();
  await expectAccessibleScreen(company, 'Application');
});

for (const [address, screen] of [
  ['/dashboard/applications', 'Applications'],
  ['/dashboard/applications/7', 'Application'],
] as const)
  test(`company: ${address} is accessible while loading and after an error`, async ({ openPageAs }) => {
    const company = await openPageAs('company', reducedMotionOptions);
    await company.goto('/dashboard/profile');
    await expectAccessibleLoadingAndError(
      company,
      address,
      screen,
      /\/api\/(ViewApplicationByOrg|ReviewApplicationByOrg)\//,
    );
  });
