import { createUniqueId, rejectionReason } from './accounts';
import { expect, test } from './fixtures';
import { logIn } from './logIn';
import { approveOrganization, openFromReviewQueue } from './organizationReview';
import { continueSignUp, fillCompanyForm, fillStudentForm, startSignUp, submitSignUp } from './signUpForm';

test('sign-up: a student lands on the jobs', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await startSignUp(visitor, 'student', `${createUniqueId()}@example.ng`);
  await fillStudentForm(visitor, 'Chiamaka Ọkọnkwọ');
  await submitSignUp(visitor);

  await expect(visitor.getByText('Account created successfully!')).toBeVisible();
  await expect(visitor).toHaveURL(/\/dashboard\/jobs$/);
  await expect(visitor.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Sidebar' })).toContainText('Chiamaka Ọkọnkwọ');
});

test('sign-up: a company waits with a disabled sidebar and enters as soon as it is approved', async ({
  openPageAs,
}) => {
  const name = `Harmattan Tools ${createUniqueId()}`;
  const company = await openPageAs('visitor');
  await company.goto('/register');
  await startSignUp(company, 'company', `${createUniqueId()}@example.ng`);
  await fillCompanyForm(company, name);
  await submitSignUp(company);

  await expect(company.getByText('Account created successfully!')).toBeVisible();
  await expect(company).toHaveURL(/\/unverified-company$/);
  await expect(company.getByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();
  const sidebar = company.getByRole('navigation', { name: 'Main' });
  for (const entry of ['Jobs', 'Create Job', 'Applications', 'Interviews', 'Notifications', 'Profile'])
    await expect(sidebar.getByRole('link', { name: entry, exact: true })).toBeDisabled();
  await sidebar.getByRole('link', { name: 'Create Job' }).click({ force: true });
  await expect(company).toHaveURL(/\/unverified-company$/);

  const admin = await openPageAs('admin');
  await openFromReviewQueue(admin, name);
  await approveOrganization(admin);

  await expect(company).toHaveURL(/\/dashboard\/jobs$/);
  await sidebar.getByRole('link', { name: 'Create Job' }).click();
  await expect(company.getByRole('heading', { name: 'Create Job Posting' })).toBeVisible();
});

test('sign-up: a reload loses only the password', async ({ openPageAs }) => {
  const email = `${createUniqueId()}@example.ng`;
  const visitor = await openPageAs('visitor');
  await visitor.goto('/signup?role=student');
  await expect(visitor.getByText('Step 1 of 2')).toBeVisible();
  await visitor.getByLabel('Email').fill(email);
  await visitor.reload();
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await continueSignUp(visitor);
  await fillStudentForm(visitor, 'Dele Adébáyọ̀');
  await visitor.reload();

  await expect(visitor.getByText('Step 2 of 2')).toBeVisible();
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await expect(visitor.getByLabel('Full name')).toHaveValue('Dele Adébáyọ̀');
  await expect(visitor.getByLabel('University')).toHaveValue('University of Lagos, Lagos');
  await expect(visitor.getByLabel('Degree')).toHaveValue('BSc');
  await visitor.getByLabel('Password', { exact: true }).fill('another-quiet-harbour-8');
  await submitSignUp(visitor);
  await expect(visitor).toHaveURL(/\/dashboard\/jobs$/);
});

test('sign-up: the landing page’s link for companies does not ask who one is', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'I’m hiring' }).click();
  await expect(visitor.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect(visitor.getByText('You want to sign up as an organization')).toBeVisible();
});

test('sign-up: the later steps redirect to the role when none was chosen', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  for (const step of ['/signup', '/create-student-account', '/create-company-account']) {
    await visitor.goto(step);
    await expect(visitor.getByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
    await expect(visitor).toHaveURL(/\/register$/);
  }
});

test('sign-up: a taken email leads back to its field and keeps the typed values', async ({
  openPageAs,
  createAccount,
}) => {
  const { email } = await createAccount('student');
  const visitor = await openPageAs('visitor');
  await visitor.goto('/register');
  await startSignUp(visitor, 'student', email);
  await fillStudentForm(visitor, 'Ngozi Balogun');
  await submitSignUp(visitor);
  await expect(visitor.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(/An account with this email already exists\./);
  await expect(visitor.getByLabel('Email')).toBeFocused();

  await visitor.getByLabel('Email').fill(`${createUniqueId()}@example.ng`);
  await submitSignUp(visitor);
  await expect(visitor.getByLabel('Full name')).toHaveValue('Ngozi Balogun');
  await submitSignUp(visitor);
  await expect(visitor).toHaveURL(/\/dashboard\/jobs$/);
});

test('login: a rejected company reads the reason, resubmits and is approved', async ({ openPageAs, createAccount }) => {
  const { email, password } = await createAccount('rejected company');
  const name = `Ikeja Tools ${createUniqueId()}`;
  const company = await openPageAs('visitor');
  await company.goto('/login');
  await logIn(company, email, password);
  await expect(company.getByRole('heading', { name: 'Your company was not approved' })).toBeVisible();
  await expect(company.getByText(rejectionReason)).toBeVisible();

  await company.reload();
  await expect(company.getByText(rejectionReason)).toBeVisible();
  await company.getByLabel('Company name').fill(name);
  await company.getByLabel('CAC number').fill('RC 1703311');
  await company.getByLabel('What has changed').fill('The number was that of our mother company.');
  await company.getByRole('button', { name: 'Send for review again' }).click();
  await expect(company.getByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();

  const admin = await openPageAs('admin');
  await openFromReviewQueue(admin, name);
  const earlierDecisions = admin.getByRole('table', { name: 'Earlier decisions' });
  await expect(earlierDecisions.getByText('The number was that of our mother company.')).toBeVisible();
  await expect(earlierDecisions.getByRole('row', { name: 'Company rejected' })).toContainText(rejectionReason);
  await approveOrganization(admin);
  await expect(company).toHaveURL(/\/dashboard\/jobs$/);
});
