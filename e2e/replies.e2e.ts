import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { applyTo, type PostedJob, postJob, reject } from './hiring';
import { daysUntilOverdue, test } from './replyServer';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const toDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000);
const formatDay = (ahead: number) =>
  toDay(ahead).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'Africa/Lagos' });

/** What the menu shows beside Replies. */
const getMenuEntry = (company: Page) => company.getByRole('navigation').getByRole('link', { name: /^Replies/ });

test('a company promises a reply, and the student reads by when on the card, the job and the application', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const copied = await postJob(company);
  await company.goto(`/dashboard/create-job?from=${copied.id}`);
  await company.getByLabel('Deadline').fill(toDay(14).toLocaleDateString('en-GB', { timeZone: 'Africa/Lagos' }));
  await company.getByLabel('Days to reply').fill('5');
  const posted = company.waitForResponse((response) => response.request().method() === 'POST');
  await company.getByRole('button', { name: 'Create Job' }).click();
  const { job } = (await (await posted).json()) as { job: PostedJob };

  const promise = `Replies by ${formatDay(19)}`;
  await student.goto(`/dashboard/jobs?q=${encodeURIComponent(job.job_title)}`);
  const card = student.getByRole('article').filter({ hasText: promise });
  await expect(card).toHaveCount(1);
  await card.getByRole('link', { name: /^View/ }).click();
  await expect(student.getByText(promise)).toBeVisible();
  const id = await applyTo(student, job);
  await student.goto(`/dashboard/applications/${id}`);
  await expect(student.getByRole('list', { name: 'What happened' })).toContainText(
    `The company has promised one by ${formatDay(19)}`,
  );
});

test('the start page of a company lists the replies that fall due until somebody replies', async ({
  openPageAs,
  letDaysPass,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const jobs = [await postJob(company), await postJob(company)];
  const [first, second] = [await applyTo(student, jobs[0]!), await applyTo(student, jobs[1]!)];
  await company.reload();
  await expect(getMenuEntry(company)).toHaveText('Replies');
  await letDaysPass(jobs[0]!.org_id, daysUntilOverdue - 5);
  await company.goto('/dashboard/jobs');
  const due = company.getByRole('region', { name: 'Replies due' });
  await expect(due.getByRole('listitem').getByText(`Due by ${formatDay(4)}`)).toHaveCount(2);
  await expect(getMenuEntry(company)).toHaveText('Replies2 due');

  await due.getByRole('link', { name: new RegExp(jobs[0]!.job_title) }).click();
  await expect(company).toHaveURL(new RegExp(`/dashboard/applications/${first}$`));
  await company.getByRole('button', { name: 'Reject Application' }).click();
  const dialog = company.getByRole('alertdialog', { name: 'Reject this application?' });
  await dialog.getByLabel('Reason').selectOption('Stronger applicants');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(getMenuEntry(company)).toHaveText('Replies1 due');

  await company.goto(`/dashboard/messages/${second}`);
  await company.getByRole('textbox', { name: /^Message to/ }).fill('We are still reading.');
  await company.getByRole('button', { name: /^Send/ }).click();
  await expect(getMenuEntry(company)).toHaveText('Replies');
  await company.goto('/dashboard/jobs');
  await expect(company.getByRole('article')).toHaveCount(2);
  await expect(due).toBeHidden();
});

test('a student without a reply sees similar jobs and asks for news once, and a reply then counts as late', async ({
  openPageAs,
  letDaysPass,
}) => {
  const [company, other, student] = [
    ...[await openPageAs('company'), await openPageAs('company'), await openPageAs('student')],
  ] as const;
  const job = await postJob(company);
  const id = await applyTo(student, job);
  const similar = await postJob(other);
  await letDaysPass(job.org_id, daysUntilOverdue);
  await student.goto('/dashboard/applications');
  await expect(student.getByRole('article')).toContainText(`No reply: one was promised by ${formatDay(-1)}.`);
  await student.getByRole('link', { name: /^View Details/ }).click();
  const noReply = student.getByRole('region', { name: 'No reply' });
  await expect(noReply.getByRole('link', { name: new RegExp(similar.job_title) })).toBeVisible();
  await expect(noReply.getByRole('link', { name: new RegExp(job.job_title) })).toHaveCount(0);

  const second = await student.context().newPage();
  await second.goto(student.url());
  await expect(second.getByRole('button', { name: 'Ask for news' })).toBeVisible();
  await student.getByRole('button', { name: 'Ask for news' }).click();
  const dialog = student.getByRole('alertdialog', { name: 'Ask for news?' });
  const request = String(await dialog.getByRole('blockquote').textContent());
  await dialog.getByRole('button', { name: 'Send' }).click();
  for (const window of [student, second]) {
    await expect(window.getByText(/^You asked for news: /)).toBeVisible();
    await expect(window.getByRole('button', { name: 'Ask for news' })).toHaveCount(0);
  }
  const again = await student.request.post(`/api/applications/${id}/news_request`);
  expect(again.ok()).toBe(false);

  await company.goto(`/dashboard/messages/${id}`);
  await expect(company.getByRole('listitem').filter({ hasText: 'Asks for news' })).toContainText(request);
  await company.getByRole('textbox', { name: /^Message to/ }).fill('We decide next week.');
  await company.getByRole('button', { name: /^Send/ }).click();
  await expect(student.getByText('We decide next week.')).toBeVisible();
  await expect(noReply).toBeHidden();

  await letDaysPass(job.org_id, 1);
  const admin = await openPageAs('admin');
  await admin.goto('/adminreplies');
  const record = admin.getByRole('row').filter({ hasText: job.company_name });
  await expect(record).toContainText(/0\s%.*25 days.*1.*Nothing overdue/);
});

test('what a company promised and kept stands on its cards, its jobs and its page', async ({
  openPageAs,
  letDaysPass,
}) => {
  const [company, student, visitor] = [
    ...[await openPageAs('company'), await openPageAs('student'), await openPageAs('visitor')],
  ] as const;
  const jobs: PostedJob[] = [];
  for (let index = 0; index < 5; index += 1) jobs.push(await postJob(company));
  const [first, ...others] = jobs as [PostedJob, ...PostedJob[]];
  await applyTo(student, first);
  for (const job of others) await reject(company, await applyTo(student, job));
  const expectRecord = async (record: string) => {
    await visitor.goto(`/jobs?q=${encodeURIComponent(first.job_title)}`);
    const card = visitor.getByRole('article').filter({ hasText: first.job_title });
    await expect(card.getByText(record)).toBeVisible();
    await card.getByRole('link', { name: /^View/ }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: first.job_title })).toBeVisible();
    await expect(visitor.getByText(record)).toBeVisible();
    await visitor.getByRole('link', { name: first.company_name, exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: first.company_name })).toBeVisible();
    await expect(visitor.getByText(record)).toBeVisible();
  };
  await expectRecord('New here');
  await letDaysPass(first.org_id, daysUntilOverdue);
  await expectRecord('Answers 80\u00a0% in time, median the same day, 5 applications');
});
