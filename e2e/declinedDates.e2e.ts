import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { applyTo, offerInterview, postJob } from './hiring';

const line = 'Lectures until three; any day after four.';

test('interview: none of the dates suits, the company proposes again, and both see it confirmed', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const application = await applyTo(student, job);
  await offerInterview(company, application, ['09:15', '11:45', '14:30']);
  await company.goto('/dashboard/interviews');
  const card = company.getByRole('article', { name: 'Ngozi Balogun' });
  await expect(card.getByText('Awaiting answer')).toBeVisible();

  await student.goto('/dashboard/notifications');
  const invitation = student.getByRole('article', { name: job.job_title });
  await expect(invitation.getByText('Awaiting answer')).toBeVisible();
  await expect(invitation.getByRole('link', { name: /^Join/ })).toHaveCount(0);
  await invitation.getByRole('button', { name: /^None of these suits me/ }).click();
  await invitation.getByLabel('What would suit you?').fill(line);
  await invitation.getByRole('button', { name: 'Ask for other times' }).click();
  await expect(invitation.getByText('New times asked for')).toBeVisible();
  await expect(invitation.getByText(line)).toBeVisible();

  await expect(card.getByText('New times asked for')).toBeVisible();
  await expect(card.getByText(line)).toBeVisible();
  await card.getByRole('link', { name: /^Offer other dates/ }).click();
  await expect(company.getByText(`None of the earlier dates suits Ngozi: “${line}”`)).toBeVisible();
  await fillDates(company, ['16:15', '17:00', '18:30']);
  await company.getByLabel('Meeting link').fill('meet.example.ng/field');
  await company.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(company).toHaveURL(/\/dashboard\/interviews$/);

  await invitation.getByText('Second alternative').click();
  await invitation.getByRole('button', { name: /^Confirm/ }).click();
  await expect(invitation.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(invitation.getByRole('link', { name: /^Join Meeting/ })).toBeVisible();
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(card.getByRole('time')).toContainText('18:30');
  await company.goto('/dashboard/notifications');
  await expect(company.getByText('Other interview times asked for')).toBeVisible();
  await student.goto(`/dashboard/applications/${application}`);
  await expect(student.getByRole('list', { name: 'What happened' })).toContainText('Other times asked for');
});

/** Three times on one day, as the picker of dates shows them. */
async function fillDates(company: Page, times: readonly string[]): Promise<void> {
  const [year, month, day] = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10).split('-');
  const labels = ['Preferred date', 'First alternative date', 'Second alternative date'];
  for (const [index, label] of labels.entries()) {
    await company.getByLabel(label).fill(`${day}/${month}/${year} ${times[index]}`);
    await company.getByLabel(label).blur();
  }
}
