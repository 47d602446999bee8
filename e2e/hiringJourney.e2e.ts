import type { Page } from '@playwright/test';
import { createUniqueId } from './accounts';
import { createPdf } from './documents';
import { expect, test } from './fixtures';
import { approveOrganization, openFromReviewQueue } from './organizationReview';
import { fillCompanyForm, fillStudentForm, startSignUp, submitSignUp } from './signUpForm';

const runId = createUniqueId();
const companyName = `Harmattan Tools ${runId}`;
const jobTitle = `Ledger Engineering Intern ${runId}`;

test('hiring journey: from the company’s registration to an accepted application', async ({ openPageAs }) => {
  test.setTimeout(180_000);
  const company = await openPageAs('visitor');
  await registerCompany(company);
  await expect(company.getByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();

  const admin = await openPageAs('admin');
  await openFromReviewQueue(admin, companyName);
  await approveOrganization(admin);

  await expect(company).toHaveURL(/\/dashboard\/jobs$/, { timeout: 20_000 });
  await postPaidJob(company);
  await expect(company.getByRole('article').filter({ hasText: jobTitle })).toContainText('Active');

  const student = await openPageAs('visitor');
  await registerStudent(student);
  await findBySearch(student);
  await submitApplication(student);
  await expect(student.getByText('Your application has been submitted!')).toBeVisible();

  await openApplication(company);
  await expect(company.getByText('I kept the books of our co-operative')).toBeVisible();
  await downloadResume(company);

  await student.goto('/dashboard/applications?tab=Viewed');
  await expect(student.getByRole('article').filter({ hasText: jobTitle })).toContainText('Viewed');

  await company.getByRole('button', { name: 'Accept without an interview' }).click();
  await company.getByRole('button', { name: 'Yes' }).click();
  await expect(company.getByText('Application has been accepted')).toBeVisible();

  await student.goto('/dashboard/applications');
  await expect(student.getByRole('article').filter({ hasText: jobTitle })).toContainText('Accepted');
});

async function registerCompany(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await startSignUp(page, 'company', `hiring-${runId}@example.ng`);
  await fillCompanyForm(page, companyName);
  await submitSignUp(page);
}

async function registerStudent(page: Page): Promise<void> {
  await page.goto('/register');
  await startSignUp(page, 'student', `student-${runId}@example.ng`);
  await fillStudentForm(page, 'Chiamaka Ọkọnkwọ');
  await submitSignUp(page);
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
}

async function postPaidJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await page.getByLabel('Job title').fill(jobTitle);
  await page.getByLabel('Department').fill('Engineering');
  await page.getByLabel('Field').selectOption('Science');
  await page.getByLabel('Duration').fill('6 months');
  await page.getByLabel('Work environment').selectOption('hybrid');
  await page.getByLabel('Location').fill('Lagos');
  await page.getByText('Paid Stipend').click();
  await page.getByLabel('Currency').selectOption('Naira');
  await page.getByLabel(/amount/i).fill('150,000');
  await page.getByLabel(/deadline/i).fill(formatDateInDays(14));
  await page.getByLabel('Job description').fill('Write and test the services behind a payments ledger.');
  await page.getByLabel(/requirements/i).fill('1. One project you can show\n2. Any language');
  await page.getByRole('button', { name: /Create Job/ }).click();
  await expect(page.getByText('Job Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/jobs/);
}

const formatDateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function findBySearch(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill(`Ledger ${runId}`);
  await page.getByRole('searchbox').press('Enter');
  const card = page.getByRole('article').filter({ hasText: jobTitle });
  await expect(card).toContainText('₦150,000');
  await card.getByRole('link', { name: /View/ }).click();
  await expect(page.getByRole('heading', { name: jobTitle })).toBeVisible();
}

async function submitApplication(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apply' }).click();
  await page.getByLabel('Resume').setInputFiles(await createPdf('resume.pdf', 'Chiamaka, accountant'));
  await page.getByLabel(/Internship letter/i).setInputFiles(await createPdf('letter.pdf', 'To whom it may concern'));
  await page
    .getByLabel('Cover letter')
    .fill('I kept the books of our co-operative for two years: 312 members, no lost kobo.');
  await page.getByRole('button', { name: /Submit/ }).click();
}

async function openApplication(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Applications' }).first().click();
  const card = page.getByRole('article').filter({ hasText: jobTitle });
  await expect(card).toContainText('Chiamaka Ọkọnkwọ');
  await card.getByRole('link', { name: 'View Application' }).click();
  await expect(page.getByText('Viewed').first()).toBeVisible();
}

async function downloadResume(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Resume' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('resume.pdf');
}
