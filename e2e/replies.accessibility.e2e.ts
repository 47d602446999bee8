import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { expect } from './fixtures';
import { applyTo, postJob, reject } from './hiring';
import { daysUntilOverdue, test } from './replyServer';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('replies: what is due, and an application without a reply, are accessible', async ({
  openPageAs,
  letDaysPass,
}) => {
  const company = await openPageAs('company', reducedMotionOptions);
  const student = await openPageAs('student', reducedMotionOptions);
  const job = await postJob(company);
  const id = await applyTo(student, job);
  await letDaysPass(job.org_id, daysUntilOverdue);
  await company.goto('/dashboard/jobs');
  await expect(company.getByRole('region', { name: 'Replies due' })).toBeVisible();
  await expectAccessibleScreen(company, 'Jobs');
  await company.goto('/dashboard/replies');
  await expect(company.getByText(/^Was due on/)).toBeVisible();
  await expectAccessibleScreen(company, 'Replies');

  await student.goto('/dashboard/applications');
  await expect(student.getByText(/^No reply: /)).toBeVisible();
  await expectAccessibleScreen(student, 'My Applications');
  await student.goto(`/dashboard/applications/${id}`);
  await expect(student.getByRole('region', { name: 'No reply' }).getByRole('link').first()).toBeVisible();
  await expectAccessibleScreen(student, job.job_title);
  await student.getByRole('button', { name: 'Ask for news' }).click();
  await expect(student.getByRole('alertdialog', { name: 'Ask for news?' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Ask for news?');
});

test('replies: a job that waits, and what its company and admins see of it, are accessible', async ({
  openPageAs,
  letDaysPass,
}) => {
  const company = await openPageAs('company', reducedMotionOptions);
  const student = await openPageAs('student', reducedMotionOptions);
  const owed: number[] = [];
  let org_id = 0;
  for (let index = 0; index < 20; index += 1) {
    const job = await postJob(company);
    owed.push(await applyTo(student, job));
    org_id = job.org_id;
  }
  await letDaysPass(org_id, daysUntilOverdue);
  await company.goto('/dashboard/create-job');
  await expect(company.getByText('Reply to 20 overdue applications first. Then you can post a job.')).toBeVisible();
  await expectAccessibleScreen(company, 'Create Job Posting');
  for (const id of owed) await reject(company, id);
  const { id, job_title } = await postJob(company);
  await company.goto(`/dashboard/jobs/${id}`);
  await expect(company.getByText('Waits for its release by Foothold.')).toBeVisible();
  await expectAccessibleScreen(company, job_title);

  const admin = await openPageAs('admin', reducedMotionOptions);
  await admin.goto('/adminreplies');
  await expect(admin.getByRole('table', { name: 'Jobs that wait for a release' })).toBeVisible();
  await expectAccessibleScreen(admin, 'Replies');
  await admin.getByRole('button', { name: /^Refuse/ }).click();
  await expect(admin.getByRole('dialog', { name: 'Refuse this job?' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Refuse this job?');
});
