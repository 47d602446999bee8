import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test('application: a second window shows the decision made in the first', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  const second = await company.context().newPage();
  for (const window of [company, second]) await window.goto(`/dashboard/applications/${id}`);
  await expect(second.getByRole('button', { name: 'Accept without an interview' })).toBeVisible();

  await confirmDecision(company, 'Reject Application');
  await expect(company.getByText('Application rejected successfully')).toBeVisible();

  await confirmDecision(second, 'Accept without an interview');
  await expect(second.getByText('This application has already been rejected.')).toBeVisible();
  await expectDecided(second, 'Rejected');
});

test('application: deciding on a withdrawn application is refused and shows the withdrawal', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  // Without server-sent events, as on a bad connection.
  await company.route(/\/api\/events/, (route) => route.abort());
  await company.goto(`/dashboard/applications/${id}`);
  await expect(company.getByRole('button', { name: 'Reject Application' })).toBeVisible();

  await student.goto(`/dashboard/applications/${id}`);
  await student.getByRole('button', { name: /^Withdraw the application/ }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(student.getByText('Withdrawn').first()).toBeVisible();

  await confirmDecision(company, 'Reject Application');
  await expect(company.getByText('The candidate has withdrawn this application.')).toBeVisible();
  await expectDecided(company, 'Withdrawn');
});

test('application: an open page shows a withdrawal at once', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  await company.goto(`/dashboard/applications/${id}`);
  await expect(company.getByRole('button', { name: 'Reject Application' })).toBeVisible();

  await student.goto(`/dashboard/applications/${id}`);
  await student.getByRole('button', { name: /^Withdraw the application/ }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectDecided(company, 'Withdrawn');
});

async function confirmDecision(window: Page, button: string): Promise<void> {
  await window.getByRole('button', { name: button }).click();
  const dialog = window.getByRole('alertdialog');
  if (button.startsWith('Reject')) await dialog.getByLabel('Reason').selectOption('Location');
  await dialog.getByRole('button', { name: 'Yes' }).click();
}

async function expectDecided(window: Page, status: string): Promise<void> {
  await expect(window.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
  await expect(window.getByRole('button', { name: 'Reject Application' })).toBeHidden();
}
