import { expect, test } from './fixtures';
import { postJob } from './hiring';

test('saved searches: a new job is counted, marked in the list and seen once', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const known = await postJob(company);
  const name = `Jobs at ${known.company_name}`;
  await student.goto(`/dashboard/jobs?company=${encodeURIComponent(known.company_name)}&sort=deadline`);
  await student.getByRole('button', { name: 'Save search' }).click();
  await student.getByRole('link', { name: 'Saved search', exact: true }).click();
  const item = student.getByRole('listitem').filter({ has: student.getByRole('heading', { name }) });
  await expect(item).toBeVisible();
  await expect(item.getByText(/new job/)).toBeHidden();

  const posted = await postJob(company);
  await expect(async () => {
    await student.reload();
    await expect(item.getByText('1 new job')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await item.getByRole('link', { name: `Show jobs of ${name}` }).click();
  const card = (title: string) => student.getByRole('article', { name: title });
  await expect(card(posted.job_title).getByText('New', { exact: true })).toBeVisible();
  await expect(card(known.job_title).getByText('New', { exact: true })).toBeHidden();

  // Still after a look at the job, but not when the search is opened another time.
  await card(posted.job_title).getByRole('link', { name: /^View/ }).click();
  await expect(student.getByRole('heading', { level: 1, name: posted.job_title })).toBeVisible();
  await student.goBack();
  await expect(card(posted.job_title).getByText('New', { exact: true })).toBeVisible();
  await student.reload();
  await expect(card(posted.job_title)).toBeVisible();
  await expect(student.getByRole('link', { name: 'Saved search', exact: true })).toBeVisible();
  await expect(card(posted.job_title).getByText('New', { exact: true })).toBeHidden();
});

test('saved searches: one is renamed, changed, paused and deleted', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const choose = async (name: string, action: string) => {
    await student.getByRole('button', { name: `Manage ${name}` }).click();
    await student.getByRole('menuitem', { name: action }).click();
  };
  await student.goto('/dashboard/jobs?q=analyst&location=Lagos');
  await student.getByRole('button', { name: 'Save search' }).click();
  await student.getByRole('link', { name: 'Saved search', exact: true }).click();
  await choose('“analyst” in Lagos', 'Rename');
  await student.getByLabel('Name').fill('Data');
  await student.getByRole('button', { name: 'Save name' }).click();
  await choose('Data', 'Change filters');

  await student.getByRole('button', { name: 'Remove Lagos' }).click();
  await student.getByRole('button', { name: 'Update “Data”' }).click();
  await expect(student.getByText('Saved search updated.')).toBeVisible();
  await student.getByRole('link', { name: 'Saved search', exact: true }).click();
  await expect(student.getByText('“analyst” · Saved today')).toBeVisible();

  await choose('Data', 'Pause');
  await expect(student.getByRole('listitem').getByText('Paused')).toBeVisible();
  await student.reload();
  await choose('Data', 'Delete');
  await student.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(student.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
});
