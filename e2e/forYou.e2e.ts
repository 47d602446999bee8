import { expectAccessibleLayouts } from './accessibility';
import { expect, test } from './fixtures';
import { postJob } from './hiring';

test('for you: a job is recommended with its reason, put away and brought back, and all of it is turned off', async ({
  openPageAs,
}) => {
  const company = await openPageAs('company');
  const student = await openPageAs('student', { reducedMotion: 'reduce' });
  const job = await postJob(company);
  const card = student.getByRole('article', { name: job.job_title });
  await student.goto(`/company/any/${job.org_id}`);
  await student.getByRole('button', { name: 'Follow' }).click();
  await expect(student.getByRole('button', { name: 'Unfollow' })).toBeVisible();

  await student.goto('/dashboard/jobs');
  await student.getByRole('link', { name: 'For you' }).click();
  await expect(student.getByRole('heading', { level: 1, name: 'For you' })).toBeVisible();
  await expect(card.getByText('From a company that you follow')).toBeVisible();
  await expectAccessibleLayouts(student, 'What is recommended');

  const reject = async (reason: string) => {
    await card.getByRole('button', { name: /^Not for me/ }).click();
    await student.getByRole('menuitem', { name: reason }).click();
  };
  await reject('Pay');
  await expect(student.getByText('Not for you: pay.')).toBeVisible();
  await expect(card).toBeHidden();
  await student.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toBeVisible();
  await reject('The company');
  await expect(student.getByRole('button', { name: /^Hide this company/ })).toBeVisible();
  await expectAccessibleLayouts(student, 'A job that is not for the student');
  await student.getByRole('button', { name: /^Undo/ }).click();
  await expect(card).toBeVisible();

  await student.getByRole('button', { name: 'Turn off recommendations' }).click();
  await expect(student.getByText(/^Recommendations are off\. /)).toBeVisible();
  await expect(card).toBeHidden();
  await expectAccessibleLayouts(student, 'Recommendations that are off');
  await student.reload();
  await student.getByRole('button', { name: 'Turn on' }).click();
  await expect(card).toBeVisible();
});
