import { expect } from './fixtures';
import { applyTo, postJob } from './hiring';
import { test } from './replyServer';

const toDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test('a company accepts several with one start, which each student finds and can answer', async ({
  openPageAs,
  letDaysPass,
}) => {
  test.setTimeout(180_000);
  const company = await openPageAs('company');
  const job = await postJob(company);
  const students = [await openPageAs('student'), await openPageAs('student')];
  const ids: number[] = [];
  for (const student of students) ids.push(await applyTo(student, job));

  await company.goto('/dashboard/applications?view=table');
  await company.getByRole('checkbox', { name: 'Select all shown' }).check();
  await company.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Accept 2 applicants?' });
  await dialog.getByLabel('Start date').fill(toDay(30));
  await dialog.getByLabel('Place').fill('12 Marina, Lagos');
  await dialog.getByRole('button', { name: 'Accept 2' }).click();
  await expect(dialog.getByText('Contact person is required.')).toBeVisible();
  await dialog.getByLabel('Contact person').fill('Ngozi Eze');
  await dialog.getByLabel('Email or telephone of that person').fill('ngozi@harmattan.example');
  await expect(dialog.getByText('Contact person: Ngozi Eze, ngozi@harmattan.example')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept 2' }).click();
  await expect(company.getByRole('button', { name: 'Undo: Acceptance of 2 applicants' })).toBeVisible();

  await letDaysPass(job.org_id, 1);
  await company.goto('/dashboard/applications?view=table');
  await expect(async () => {
    await company.reload();
    await expect(company.getByRole('row').nth(1)).toContainText('Accepted', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  for (const [index, student] of students.entries()) {
    await student.goto(`/dashboard/applications/${ids[index]}/welcome`);
    await expect(student.getByRole('heading', { level: 1 })).toHaveText('You were accepted');
    await expect(student.getByText('12 Marina, Lagos')).toBeVisible();
    await expect(student.getByRole('button', { name: 'Confirm' })).toBeVisible();
  }
});
