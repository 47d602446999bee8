import { expectAccessibleLayouts, expectAccessibleLoadingAndError, expectAccessibleScreen } from './accessibility';
import { findChromium, showsPdfs } from './chromium';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test.use({ launchOptions: await findChromium() });

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

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

  await company.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
  await expectAccessibleLayouts(company, 'Applications, one selected', { isAtEnd: true });

  await company.goto('/dashboard/applications?view=table');
  await company.getByRole('row').nth(1).getByTitle('4 of 5').click();
  await company.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expectAccessibleLayouts(company, 'Applications in a table, all selected', { isAtEnd: true });
  await company.goto('/dashboard/applications?view=board');
  await expect(company.getByRole('region', { name: /^Applied/ })).toBeVisible();
  await expectAccessibleLayouts(company, 'Applications on a board');
  await company.goto('/dashboard/applications?view=cards');
  await company.goto(`/dashboard/applications/${id}`);
  await expect(company.getByRole('link', { name: /^Previous applicant/ })).toBeVisible();
  await expectAccessibleScreen(company, 'Ngozi Balogun');
  await company.getByRole('button', { name: 'Add note' }).click();
  await expect(company.getByText('Write something first.')).toBeVisible();
  const canPreview = await showsPdfs(company);
  if (canPreview) await company.getByRole('button', { name: 'Preview Resume' }).click();
  await expectAccessibleLayouts(company, 'An application, previewed where that is possible, with an empty note');
  if (canPreview) await company.getByRole('button', { name: 'Close Resume' }).click();
  await company.getByLabel('New note').fill('Call on Monday.');
  await company.getByRole('button', { name: 'Add note' }).click();
  await company.getByRole('button', { name: /^Edit the note/ }).click();
  await expectAccessibleLayouts(company, 'An application with a note that is changed');
  await company.getByRole('button', { name: 'Accept without an interview' }).click();
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
