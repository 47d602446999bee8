import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

const toDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test('a company accepts with how to start, the student confirms and withdraws elsewhere', async ({ openPageAs }) => {
  const [company, other, student] = [
    ...[await openPageAs('company'), await openPageAs('company'), await openPageAs('student')],
  ] as const;
  const id = await applyTo(student, await postJob(company));
  const elsewhere = await postJob(other);
  await applyTo(student, elsewhere);

  await company.goto(`/dashboard/applications/${id}`);
  await company.getByRole('button', { name: 'Accept without an interview' }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Accept without an interview?' });
  await dialog.getByLabel('Start date').fill(toDay(30));
  await dialog.getByLabel('Place').fill('12 Marina, Lagos');
  await dialog.getByLabel('Contact person').fill('Ngozi Eze');
  await dialog.getByLabel('Email or telephone of that person').fill('ngozi@harmattan.example');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  const start = company.getByRole('region', { name: 'Start' });
  await expect(start).toContainText('neither confirmed nor declined yet');

  await student.goto(`/dashboard/applications/${id}/welcome`);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('You were accepted');
  const download = student.waitForEvent('download');
  await student.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await student.getByRole('button', { name: 'Confirm' }).click();
  const question = student.getByRole('alertdialog', { name: 'Withdraw other applications?' });
  await question.getByRole('checkbox', { name: new RegExp(elsewhere.company_name) }).check();
  await question.getByRole('button', { name: 'Withdraw 1' }).click();
  await expect(student.getByText('One application was withdrawn.')).toBeVisible();
  await expect(student.getByRole('heading', { level: 1 })).toHaveText(/^You start on /);

  await expect(start).toContainText('Ngozi confirmed.');
  await other.goto('/dashboard/applications?view=table');
  await expect(other.getByRole('row').nth(1)).toContainText('Withdrawn');
});
