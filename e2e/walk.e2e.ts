import type { Page } from '@playwright/test';
import { pdf } from './documents';
import { expect, test } from './story';

const password = 'a-quiet-harbour-7';
const unique = Date.now().toString(36);
const companyName = `Harmattan Tools ${unique}`;
const jobTitle = `Ledger Engineering Intern ${unique}`;

test('a student gets a job: from the company’s registration to Accepted', async ({ as }) => {
  test.setTimeout(180_000);
  const company = await as('visitor');
  await registerCompany(company);
  await expect(company.getByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();

  await verifyInTheQueue(await as('admin'));

  await expect(company).toHaveURL(/\/dashboard\/jobs$/, { timeout: 20_000 });
  await postPaidJob(company);
  await expect(company.getByRole('article').filter({ hasText: jobTitle })).toContainText('Active');

  const student = await as('visitor');
  await registerStudent(student);
  await findBySearch(student);
  await apply(student);
  await expect(student.getByText('Your application has been submitted!')).toBeVisible();

  await openApplication(company);
  await expect(company.getByText('I kept the books of our co-operative')).toBeVisible();
  await downloadResume(company);

  await student.goto('/dashboard/applications?tab=Viewed');
  await expect(student.getByRole('article').filter({ hasText: jobTitle })).toContainText('Viewed');

  await company.getByRole('button', { name: 'Skip interview' }).click();
  await company.getByRole('button', { name: 'Yes' }).click();
  await expect(company.getByText('Application has been accepted')).toBeVisible();

  await student.goto('/dashboard/applications');
  await expect(student.getByRole('article').filter({ hasText: jobTitle })).toContainText('Accepted');
});

async function registerCompany(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('link', { name: /I’m hiring|I'm hiring/ }).click();
  await giveCredentials(page, `hiring-${unique}@example.ng`);
  await page.getByLabel('Company name').fill(companyName);
  await page.getByLabel(/Phone/).fill('0803 123 4567');
  await page.getByLabel(/Address/).fill('12 Herbert Macaulay Way, Yaba');
  await page.getByLabel(/State/).selectOption('Lagos');
  await page.getByLabel(/CAC/).fill('RC 1620983');
  await page.getByRole('button', { name: /Create/ }).click();
}

async function registerStudent(page: Page): Promise<void> {
  await page.goto('/register');
  await page.getByRole('link', { name: /I’m looking for a job|I'm looking for a job/ }).click();
  await giveCredentials(page, `student-${unique}@example.ng`);
  await page.getByLabel(/name/i).first().fill('Chiamaka Ọkọnkwọ');
  await page.getByLabel(/Mobile number/).fill('08031234567');
  await page.getByLabel(/Course of study/i).fill('Accounting');
  await page.getByLabel('Sex').selectOption('Female');
  await page.getByLabel('Status').selectOption('Undergraduate');
  await page.getByLabel('University').selectOption('University of Lagos, Lagos');
  await page.getByLabel('Degree').selectOption('BSc');
  await page.getByRole('button', { name: /Create/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
}

async function giveCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: /Create a (Student|Company) Account/ })).toBeVisible();
}

async function verifyInTheQueue(admin: Page): Promise<void> {
  await admin.goto('/admindashboard');
  // The queue shows who has waited longest first, so the newest company may be pages away.
  const row = admin.getByRole('row').filter({ hasText: companyName });
  for (let first = 1; ; first += 9) {
    await expect(admin.getByText(new RegExp(`^${first} to \\d+ of \\d+$`))).toBeVisible();
    if (await row.isVisible()) break;
    await admin.getByRole('link', { name: 'Next' }).click();
  }
  await row.getByRole('link', { name: 'View Org' }).click();
  await admin.getByRole('button', { name: 'Accept' }).click();
  await expect(admin.getByText('Verified', { exact: true })).toBeVisible();
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
  await page.getByLabel(/deadline/i).fill(inDays(14));
  await page.getByLabel('Job description').fill('Write and test the services behind a payments ledger.');
  await page.getByLabel(/requirements/i).fill('1. One project you can show\n2. Any language');
  await page.getByRole('button', { name: /Create Job/ }).click();
  await expect(page.getByText('Job Created Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/jobs/);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function findBySearch(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill(`Ledger ${unique}`);
  await page.getByRole('searchbox').press('Enter');
  const card = page.getByRole('article').filter({ hasText: jobTitle });
  await expect(card).toContainText('₦150,000');
  await card.getByRole('link', { name: /View/ }).click();
  await expect(page.getByRole('heading', { name: jobTitle })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apply' }).click();
  await page.getByLabel(/Resume|Résumé/).setInputFiles(await pdf('resume.pdf', 'Chiamaka, accountant'));
  await page.getByLabel(/Internship letter/i).setInputFiles(await pdf('letter.pdf', 'To whom it may concern'));
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
    page.getByRole('link', { name: /Resume|Résumé/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('resume.pdf');
}
