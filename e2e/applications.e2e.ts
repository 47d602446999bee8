import { readFile } from 'node:fs/promises';
import { findChromium, showsPdfs } from './chromium';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test.use({ launchOptions: await findChromium() });

test('company applications: searches, exports CSV, previews a resume, adds a note and goes to the next applicant', async ({
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
  const preview = company.getByRole('button', { name: 'Preview Resume' });
  if (await showsPdfs(company)) {
    const shown = company.waitForResponse(/\/storage\/.+\?inline/);
    await preview.click();
    expect((await shown).status()).toBe(200);
    await expect(company.getByTitle('Resume of Ngozi Balogun')).toBeVisible();
    await company.getByRole('button', { name: 'Close Resume' }).click();
  } else {
    const file = company.waitForEvent('download');
    await company.getByRole('link', { name: /resume\.pdf/ }).click();
    await file;
    await expect(preview).toBeHidden();
  }

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
