import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test('a company rejects several, a second window sees it after a reload, and undoes it', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const job = await postJob(company);
  const students = [await openPageAs('student'), await openPageAs('student')];
  for (const student of students) await applyTo(student, job);

  await company.goto('/dashboard/applications?view=table');
  await company.getByRole('checkbox', { name: 'Select all shown' }).check();
  await company.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Reject 2 applicants?' });
  await dialog.getByLabel('Reason').selectOption('Stronger applicants');
  await expect(dialog.getByText('Other applicants came closer to what the position asks for.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject 2' }).click();
  await expect(company.getByRole('region', { name: 'Decisions' }).getByRole('timer')).toHaveText(/^9:\d\d$/);

  const second = await company.context().newPage();
  await second.goto('/dashboard/applications?view=table');
  await second.reload();
  await expect(second.getByRole('row').nth(1)).toContainText('Reject');
  await second.getByRole('button', { name: 'Undo: Rejection of 2 applicants' }).click();
  await expect(second.getByText('Undone. Nobody was told.')).toBeVisible();
  await expect(company.getByRole('region', { name: 'Decisions' })).toBeHidden();
  await expect(company.getByRole('row').nth(1)).toContainText('Applied');
});

test('a student reads why an application ended', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  await company.goto(`/dashboard/applications/${id}`);
  await company.getByRole('button', { name: 'Reject Application' }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Reject this application?' });
  await dialog.getByLabel('Reason').selectOption('Other');
  await dialog.getByLabel('A line of your own').fill('The budget for this placement was cut.');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(company.getByText('Application rejected successfully')).toBeVisible();

  await student.goto(`/dashboard/applications/${id}`);
  const why = student.getByRole('region', { name: 'Why it ended' });
  await expect(why).toContainText('The budget for this placement was cut.');
  await expect(why).toContainText('The company opened your application on');
  await student.goto('/dashboard/what-decided');
  await expect(student.getByRole('heading', { name: 'From 5 decisions on' })).toBeVisible();
});

test('a company writes to several with a template, and sees each one’s message before', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const job = await postJob(company);
  for (const student of [await openPageAs('student'), await openPageAs('student')]) await applyTo(student, job);
  await company.goto('/dashboard/messages/templates');
  await company.getByRole('button', { name: 'New template' }).click();
  await company.getByLabel('Name').fill('Still reading');
  await company.getByLabel('Text').fill('Dear {first_name}, we are still reading for {job_title}.');
  await company.getByRole('button', { name: 'Save template' }).click();
  await expect(company.getByText('Dear {first_name}, we are still reading')).toBeVisible();

  await company.goto('/dashboard/applications?view=table');
  await company.getByRole('checkbox', { name: 'Select all shown' }).check();
  await company.getByRole('button', { name: 'Message', exact: true }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Message 2 applicants?' });
  await dialog.getByLabel(/^Template/).selectOption('Still reading');
  await expect(dialog.getByRole('region', { name: /^What Ngozi Balogun gets/ })).toContainText(
    `Dear Ngozi, we are still reading for ${job.job_title}.`,
  );
  await dialog.getByRole('button', { name: 'Message 2' }).click();
  await expect(company.getByRole('button', { name: 'Undo: Message to 2 applicants' })).toBeVisible();
});
