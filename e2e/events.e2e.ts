import { expect, test } from './fixtures';
import { applyTo, offerInterview, postJob } from './hiring';

test('events: an interview appears in both tabs, and what is read in one is read in the other', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const application = await applyTo(student, job);
  await student.goto('/dashboard/applications');
  await expect(student.getByRole('article', { name: job.job_title })).toBeVisible();

  await offerInterview(company, application, ['09:15', '11:45', '14:30']);
  const sidebar = student.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: /^Interview \d unread$/ })).toBeVisible();
  const tab = student
    .getByRole('navigation', { name: 'Applications by status' })
    .getByRole('link', { name: /^Interview/ });
  await expect(tab).toContainText('1');

  const other = await student.context().newPage();
  await other.goto('/dashboard/notifications');
  await expect(other.getByRole('article', { name: job.job_title })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Interview', exact: true })).toBeVisible();
  await tab.click();
  await expect(student.getByRole('article', { name: job.job_title })).toBeVisible();
});
