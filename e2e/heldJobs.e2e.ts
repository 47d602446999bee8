import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { applyTo, type PostedJob, postJob, reject } from './hiring';
import { daysUntilOverdue, test } from './replyServer';

test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Twenty applications, the fewest that decide about new jobs. Resolves to those without a reply. */
async function applyAndReply(company: Page, student: Page, { replied }: { replied: number }) {
  const jobs: PostedJob[] = [];
  const owed: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const job = await postJob(company);
    const id = await applyTo(student, job);
    if (index < replied) await reject(company, id);
    else owed.push(id);
    jobs.push(job);
  }
  const { org_id, company_name } = jobs[0] as PostedJob;
  return { org_id, company_name, owed };
}

test('a new job of a company that replies too late waits until an admin releases it', async ({
  openPageAs,
  letDaysPass,
}) => {
  const [company, student, admin, visitor] = [
    ...[await openPageAs('company'), await openPageAs('student'), await openPageAs('admin')],
    await openPageAs('visitor'),
  ] as const;
  const { org_id } = await applyAndReply(company, student, { replied: 11 });
  await letDaysPass(org_id, daysUntilOverdue);
  await company.goto('/dashboard/create-job');
  await expect(company.getByText('This job will wait for its release by Foothold')).toBeVisible();
  const job = await postJob(company);
  await company.goto(`/dashboard/jobs/${job.id}`);
  await expect(company.getByText('Waits for its release by Foothold.')).toBeVisible();
  await expect(company.getByText('You replied in time to 55\u00a0% of 20 applications.')).toBeVisible();
  const search = `/jobs?q=${encodeURIComponent(job.job_title)}`;
  const card = visitor.getByRole('article').filter({ hasText: job.job_title });
  await visitor.goto(search);
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await admin.goto('/adminreplies');
  const row = admin.getByRole('row').filter({ hasText: job.job_title });
  await expect(row).toContainText('55\u00a0% of 20 in time');
  await expect(row).toContainText('9 overdue');
  await row.getByRole('button', { name: /^Release/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Release this job?' });
  await dialog.getByLabel('Reason').fill('They have replied to all by now.');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(admin.getByText('Job released successfully')).toBeVisible();
  await expect(row).toBeHidden();

  await visitor.goto(search);
  await expect(card).toBeVisible();
  await company.goto('/dashboard/notifications');
  await expect(company.getByText('Your job was released')).toBeVisible();
});

test('a company far below the limit replies first, then its job waits, and reads why it was refused', async ({
  openPageAs,
  letDaysPass,
}) => {
  const [company, student, admin] = [
    ...[await openPageAs('company'), await openPageAs('student'), await openPageAs('admin')],
  ] as const;
  const { org_id, company_name, owed } = await applyAndReply(company, student, { replied: 7 });
  await letDaysPass(org_id, daysUntilOverdue);
  await company.goto('/dashboard/create-job');
  await expect(company.getByText('Reply to 13 overdue applications first. Then you can post a job.')).toBeVisible();
  await expect(postJob(company)).rejects.toThrow('replies_overdue');
  await company.goto('/dashboard/create-job');
  await company.getByRole('link', { name: 'Reply now' }).click();
  await expect(
    company
      .getByRole('main')
      .getByRole('listitem')
      .getByText(/^Was due on/),
  ).toHaveCount(13);
  await expect(company.getByText('Answers 35\u00a0% in time, median the same day, 20 applications')).toBeVisible();

  for (const id of owed) await reject(company, id);
  const job = await postJob(company);
  await admin.goto('/adminreplies');
  await admin.getByRole('button', { name: `Refuse ${job.job_title} of ${company_name}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Refuse this job?' });
  await dialog.getByLabel('Reason').fill('Keep your promises for a month first.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(admin.getByText('Job refused successfully')).toBeVisible();
  await company.goto(`/dashboard/jobs/${job.id}`);
  await expect(company.getByText(/Keep your promises for a month first\./)).toBeVisible();
});
