import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, createUniqueId, sendRequest } from './accounts';
import { unpack } from './archive';
import { createPdf } from './documents';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

test('profile: uploads, replaces, downloads and removes a document', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const first = await createPdf('First CV.pdf', 'Ngozi Balogun');
  const second = await createPdf('Second CV.pdf', 'Ngozi Balogun, BSc');
  await openProfile(student);
  await student.getByLabel('Add a resume').setInputFiles(first);
  await expect(student.getByText('The document is in your profile.')).toBeVisible();

  await student.getByRole('button', { name: 'Replace First CV.pdf' }).click();
  await student.getByLabel('In place of First CV.pdf').setInputFiles(second);
  const resumes = student.getByRole('list', { name: 'Resume' });
  await expect(resumes).toContainText('Second CV.pdf');
  await expect(resumes).not.toContainText('First CV.pdf');

  const [download] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('link', { name: 'Download Second CV.pdf' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(second.buffer);

  await student.getByRole('button', { name: 'Remove Second CV.pdf' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(student.getByText('The document was removed from your profile.')).toBeVisible();
  await student.reload();
  await expect(student.getByLabel('Add a resume')).toBeAttached();
});

test('profile: a changed password ends all other sessions and the old password', async ({
  openPageAs,
  createAccount,
}) => {
  const own = await createAccount('student');
  const [phone, desktop] = [
    await signIn(await openPageAs('visitor'), own),
    await signIn(await openPageAs('visitor'), own),
  ];
  await openProfile(desktop);
  await expect(desktop.getByText('This device')).toBeVisible();
  await expect(desktop.getByRole('button', { name: /^End \d other sessions/ })).toBeVisible();

  const fresh = { ...own, password: 'another-harbour-8-and-a-boat' };
  await desktop.getByRole('button', { name: 'Change password' }).click();
  await desktop.getByLabel('Current password').fill(own.password);
  await desktop.getByLabel('New password').fill(fresh.password);
  await desktop.getByRole('button', { name: 'Save password' }).click();
  await expect(desktop.getByText('Your password was changed. You were logged out everywhere else.')).toBeVisible();
  await expect(desktop.getByRole('button', { name: /^End \d other sessions/ })).toBeHidden();

  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await logIn(phone, own.email, own.password);
  await expect(phone.getByRole('alert')).toHaveText('That email and password don’t match.');
  await signIn(phone, fresh);
});

test('profile: ending other sessions logs out an open page in another browser', async ({
  openPageAs,
  createAccount,
}) => {
  const own = await createAccount('company');
  const [otherBrowser, desktop] = [
    await signIn(await openPageAs('visitor'), own),
    await signIn(await openPageAs('visitor'), own),
  ];
  await openProfile(desktop);
  await desktop.getByRole('button', { name: /^End \d other sessions/ }).click();
  await expect(desktop.getByText('You were logged out everywhere else.')).toBeVisible();

  await expect(otherBrowser).toHaveURL('/login');
  await expect(otherBrowser.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
  await desktop.reload();
  await expect(desktop.getByRole('heading', { name: 'Logged in on' })).toBeVisible();
});

test('profile: ending one session logs out the open page there and no other', async ({ openPageAs, createAccount }) => {
  const own = await createAccount('student');
  const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
  const [phone, otherBrowser, desktop] = [
    await signIn(await openPageAs('visitor', { userAgent: android }), own),
    await signIn(await openPageAs('visitor'), own),
    await signIn(await openPageAs('visitor'), own),
  ];
  await openProfile(desktop);
  const endButton = desktop.getByRole('button', { name: /^End Chrome on Android, logged in / });
  await endButton.click();
  await expect(desktop.getByText('You were logged out there.')).toBeVisible();
  await expect(endButton).toBeHidden();
  await expect(desktop.getByRole('list', { name: 'Sessions' })).toBeFocused();

  await expect(phone).toHaveURL('/login');
  await expect(phone.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
  await otherBrowser.reload();
  await expect(otherBrowser).toHaveURL('/dashboard/jobs');
});

test('profile: downloads an archive with the student’s data and documents', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const resume = await createPdf('My CV.pdf', 'Ngozi Balogun');
  await openProfile(student);
  await student.getByLabel('Add a resume').setInputFiles(resume);
  await expect(student.getByText('The document is in your profile.')).toBeVisible();

  const [download] = await Promise.all([
    student.waitForEvent('download'),
    student.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await unpack(await download.path());
  expect(JSON.parse(String(archive['foothold.json']))).toMatchObject({ profile: { full_name: 'Ngozi Balogun' } });
  const resumeName = Object.keys(archive).find((name) => name.endsWith('My CV.pdf'));
  expect(archive[String(resumeName)]).toEqual(resume.buffer);
});

test('profile: a deleted account cannot log in, and its application is anonymized for the company', async ({
  openPageAs,
  createAccount,
  createApiClient,
}) => {
  const [company, own] = [await createAccount('company'), await createAccount('student')];
  const job_title = `Archive Intern ${createUniqueId()}`;
  await applyAs(await createApiClient(), own, await postJobAs(await createApiClient(), company, job_title));
  const companyPage = await signIn(await openPageAs('visitor'), company);
  await companyPage.goto('/dashboard/applications');
  await expect(companyPage.getByRole('heading', { name: 'Ngozi Balogun' })).toBeVisible();

  const student = await signIn(await openPageAs('visitor'), own);
  await openProfile(student);
  await student.getByRole('button', { name: 'Delete my account' }).click();
  const question = student.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill('not-my-password');
  await question.getByLabel('Your password').press('Enter');
  await expect(question.getByText('This is not your password.')).toBeVisible();
  await question.getByLabel('Your password').fill(own.password);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(student).toHaveURL('/login');
  await expect(student.getByText('Your account was deleted.')).toBeVisible();

  await logIn(student, own.email, own.password);
  await expect(student.getByRole('alert')).toHaveText('That email and password don’t match.');
  expect(await student.evaluate(() => ({ ...localStorage }))).toEqual({});

  await companyPage.goto('/dashboard/applications');
  await expect(companyPage.getByRole('heading', { name: 'Former candidate' })).toBeVisible();
  await expect(companyPage.getByText('Ngozi Balogun')).toBeHidden();
});

async function openProfile(page: Page): Promise<void> {
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Logged in on' })).toBeVisible();
}

async function signIn(page: Page, { email, password }: Account): Promise<Page> {
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/dashboard/jobs');
  return page;
}

/** Posts a job as the company and resolves to its id. */
async function postJobAs(own: APIRequestContext, account: Account, job_title: string): Promise<number> {
  await sendRequest(own, 'post', '/api/login', account);
  const { job } = await sendRequest(own, 'post', '/api/jobs', {
    ...{ job_title, department: 'Records', field: 'Art', duration: '3 months', env_mode: 'remote', stipend: 0 },
    deadline: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
    job_description: 'Bring order into the records of forty years.',
  });
  return job.id;
}

async function applyAs(own: APIRequestContext, account: Account, job_id: number): Promise<void> {
  await sendRequest(own, 'post', '/api/login', account);
  const [resume, internship_letter] = [await createPdf('CV.pdf', 'CV'), await createPdf('Letter.pdf', 'Letter')];
  const multipart = { job_id: String(job_id), cover_letter: 'I like old paper.', resume, internship_letter };
  const response = await own.post('/api/apply-job', { multipart });
  expect(response.status()).toBe(201);
}
