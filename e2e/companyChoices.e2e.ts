import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { postJob } from './hiring';

test('companies: a student follows one, hides it, and sees its jobs again', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const card = student.getByRole('article', { name: job.job_title });
  const more = async (action: string) => {
    await student.getByRole('button', { name: `More ${job.company_name}` }).click();
    await student.getByRole('menuitem', { name: action }).click();
  };
  await student.goto(`/company/any/${job.org_id}`);
  await student.getByRole('button', { name: 'Follow' }).click();
  await expect(student.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expectAccessible(student, 'a company that is followed');
  await student.goto('/dashboard/companies');
  await student.getByLabel(`Mail new jobs of ${job.company_name}`).selectOption('Once a week, on Mondays');
  await expect(student.getByText('Mails changed')).toBeVisible();
  await expectAccessible(student, 'the companies that are followed');

  await student.goto(`/dashboard/jobs?q=${encodeURIComponent(job.job_title)}`);
  await expect(card).toBeVisible();
  await student.goto(`/company/any/${job.org_id}`);
  await more('Hide its jobs');
  await expect(student.getByText('You have hidden it')).toBeVisible();
  await student.goto(`/dashboard/jobs?q=${encodeURIComponent(job.job_title)}`);
  await expect(student.getByRole('status').first()).toBeVisible();
  await expect(card).toBeHidden();

  await student.goto('/dashboard/companies');
  await student.getByRole('button', { name: `Show again ${job.company_name}` }).click();
  await expect(student.getByRole('heading', { name: 'No companies followed' })).toBeVisible();
  await student.goto(`/dashboard/jobs?q=${encodeURIComponent(job.job_title)}`);
  await expect(card).toBeVisible();
});
