import { expect, test } from './fixtures';
import { applyTo, offerInterview, postJob } from './hiring';

const times = ['09:15', '11:45', '14:30'] as const;

test('interview: the company sees at once which date the student chose', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const application = await applyTo(student, job);

  await student.goto('/dashboard/notifications');
  await expect(student.getByRole('heading', { name: 'No interviews yet' })).toBeVisible();
  await offerInterview(company, application, times);
  const invitation = student.getByRole('article', { name: job.job_title });
  await expect(invitation.getByRole('radio')).toHaveCount(3);

  await company.goto('/dashboard/interviews');
  const card = company.getByRole('article', { name: 'Ngozi Balogun' });
  const when = card.getByRole('time');
  await expect(when).toContainText(times[0]);
  await invitation.getByText('First alternative').click();
  await invitation.getByRole('button', { name: /^Confirm/ }).click();
  await expect(student.getByText('Alternative date confirmed successfully!')).toBeVisible();
  await expect(invitation.getByText('You confirmed this date.')).toBeVisible();

  await expect(when).toContainText(times[1]);
  await expect(card.getByText(/^Chose the first alternative, /)).toBeVisible();
  const sidebar = company.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: /Notifications \d+ unread/ })).toBeVisible();
  await sidebar.getByRole('link', { name: /Notifications/ }).click();
  await expect(company.getByText('Interview date confirmed', { exact: true })).toBeVisible();
  await company.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(sidebar.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await student.goto(`/dashboard/applications/${application}`);
  await expect(student.getByRole('list', { name: 'What happened' })).toContainText('Another date chosen');
  const [calendar] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('link', { name: /^Add to calendar/ }).click(),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/\.ics$/);
});

test('application: the company is notified at once when the student withdraws', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const application = await applyTo(student, job);
  await company.goto('/dashboard/notifications');
  await expect(company.getByText(job.job_title).first()).toBeVisible();

  await student.goto('/dashboard/applications');
  await student.getByRole('link', { name: `View Details of ${job.job_title}` }).click();
  // The list has such a button too until the page has changed.
  await expect(student.getByRole('heading', { name: job.job_title, level: 1 })).toBeVisible();
  await student.getByRole('button', { name: /^Withdraw the application/ }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(student.getByText('Withdrawn').first()).toBeVisible();
  await expect(student).toHaveURL(new RegExp(`/dashboard/applications/${application}$`));

  await expect(company.getByText(/withdr/i).first()).toBeVisible();
});
