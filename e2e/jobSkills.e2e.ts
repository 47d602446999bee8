import type { Page } from '@playwright/test';
import { expectAccessibleLayouts } from './accessibility';
import { createUniqueId } from './accounts';
import { expect, test } from './fixtures';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;
const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Africa/Lagos' });

test('job skills: a company names them, and a student finds the job by them', async ({ openPageAs }) => {
  const id = createUniqueId();
  const job_title = `Palm Oil Clerk ${id}`;
  const company = await openPageAs('company', reducedMotionOptions);
  await company.goto('/dashboard/create-job');
  await fillIn(company, job_title);
  await addSkill(company, /^Skills you ask for/, 'k8s', 'Kubernetes (K8s)');
  await addSkill(company, /^Skills you ask for/, `Pressing ${id}`, `Add “Pressing ${id}”`);
  await addSkill(company, /^Nice to have/, 'sas', 'SAS');
  await expectAccessibleLayouts(company, 'The form of a job with skills');
  await expect(company.getByText('Draft saved')).toBeVisible();
  await company.getByRole('button', { name: 'Preview' }).click();
  await expect(toSkills(company.getByRole('region', { name: 'Preview' }))).toHaveText([
    ...['Kubernetes', `Pressing ${id}`, 'SAS'],
  ]);
  await company.getByRole('button', { name: 'Create Job' }).click();
  await expect(company.getByText('Job Created Successfully!')).toBeVisible();

  const student = await openPageAs('student', reducedMotionOptions);
  await student.goto('/dashboard/profile?edit=skills');
  await addSkill(student, 'Skills', 'kubern', 'Kubernetes');
  await student.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(student.getByText('Profile Edited Successfully').last()).toBeVisible();

  const card = student.getByRole('article', { name: job_title });
  await student.goto('/dashboard/jobs?q=k8s');
  await expect(card).toBeVisible();
  await student.goto('/dashboard/jobs?q=clerk');
  await expect(card).toBeVisible();
  await student.getByRole('button', { name: /^All filters/ }).click();
  // Typed once the panel has settled.
  await expect(student.getByRole('button', { name: /^Show \d+ job/ })).toBeVisible();
  await addSkill(student, /^Skills/, 'k8', 'Kubernetes (K8s)');
  await student.getByRole('button', { name: /^Show \d+ job/ }).click();
  await expect(student.getByRole('button', { name: 'Remove Skill: Kubernetes' })).toBeVisible();
  await expect(card).toBeVisible();
  await student.getByRole('button', { name: /^All filters/ }).click();
  await expect(student.getByRole('button', { name: 'Remove Kubernetes' })).toBeVisible();
  await expectAccessibleLayouts(student, 'The filters with a skill');
  await student.keyboard.press('Escape');

  await card.getByRole('link', { name: job_title, exact: true }).click();
  await expect(toSkills(student)).toHaveText(['Kubernetes in your profile', `Pressing ${id}`, 'SAS']);
  await expectAccessibleLayouts(student, 'A job that names skills');
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  await visitor.goto(`/jobs?skill=Pressing ${id}`);
  await visitor.getByRole('article').getByRole('link', { name: job_title, exact: true }).click();
  await expect(toSkills(visitor)).toHaveText(['Kubernetes', `Pressing ${id}`, 'SAS']);
  await expectAccessibleLayouts(visitor, 'A job that names skills, for everybody');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('job skills: are a part of the page that the server sends', async ({ page }) => {
    await page.goto('/jobs?skill=SQL');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('definition').filter({ hasText: /^SQL$/ })).toBeVisible();
  });
});

const toSkills = (within: Pick<Page, 'getByRole'>) =>
  within.getByRole('region', { name: 'Skills' }).getByRole('definition');

/** Types a skill, and takes what is suggested or, if nothing is, the text itself. */
async function addSkill(page: Page, field: string | RegExp, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).pressSequentially(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

async function fillIn(company: Page, job_title: string): Promise<void> {
  await company.getByLabel('Job title').fill(job_title);
  await company.getByLabel('Department').fill('Mill');
  await company.getByLabel('Field').selectOption('Commercial');
  await company.getByLabel('Duration').fill('3 months');
  await company.getByLabel('Work environment').selectOption('remote');
  await company.getByLabel('Deadline').fill(inTwoWeeks);
  await company.getByLabel('No Stipend').check({ force: true });
  await company.getByLabel('Job description').fill('Weigh what comes in and what goes out.');
}
