import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { postJob } from './hiring';
import { logIn } from './logIn';
import { approveOrganization } from './organizationReview';

test('admin: approves one pending company and rejects another', async ({ openPageAs, createAccount }) => {
  const [good, bad] = [await createAccount('pending company'), await createAccount('pending company')];
  const admin = await openPageAs('admin');
  await searchList(admin, '/adminorg', good.email);
  await admin.getByRole('link', { name: /^View Org/ }).click();
  await approveOrganization(admin);
  await admin.getByRole('link', { name: 'Back' }).click();
  await expect(getRow(admin).getByText('Verified')).toBeVisible();

  await searchList(admin, '/adminorg?status=Pending', bad.email);
  await admin.getByRole('link', { name: /^View Org/ }).click();
  await admin.getByRole('button', { name: 'Reject' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Reject this organisation?' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The CAC number is not yours.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByRole('region', { name: 'Company Information' })).toContainText(
    'The CAC number is not yours.',
  );
  await expect(admin.getByRole('table', { name: 'Earlier decisions' })).toContainText('Company rejected');
  await admin.getByRole('link', { name: 'Back' }).click();
  await expect(admin.getByRole('heading', { name: 'No organisations match your filters' })).toBeVisible();

  const visitor = await openPageAs('visitor');
  await visitor.goto('/login');
  await logIn(visitor, bad.email, bad.password);
  await expect(visitor.getByText('The CAC number is not yours.')).toBeVisible();
});

test('admin: takes a job down with a reason that its company sees, and restores it', async ({ openPageAs }) => {
  const [company, admin, visitor] = [
    await openPageAs('company'),
    await openPageAs('admin'),
    await openPageAs('visitor'),
  ];
  const job = await postJob(company);
  const open = visitor.getByRole('heading', { name: job.job_title, level: 1 });
  await visitor.goto(`/viewjob/job/${job.id}`);
  await expect(open).toBeVisible();

  await searchList(admin, '/adminjobs', job.job_title);
  await admin.getByRole('button', { name: `Delete ${job.job_title}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Delete this job?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It asks applicants for a fee.');
  await dialog.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(admin.getByText('Job deleted successfully')).toBeVisible();
  await expect(getRow(admin).getByText('Taken down')).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Job not found' })).toBeVisible();
  await company.goto('/dashboard/jobs?tab=Closed');
  await expect(company.getByText('Reason: It asks applicants for a fee.')).toBeVisible();
  await expect(company.getByRole('button', { name: `Manage ${job.job_title}` })).toBeHidden();

  await searchList(admin, '/adminjobs?state=Taken+down', job.job_title);
  await admin.getByRole('button', { name: `Restore ${job.job_title}` }).click();
  await expect(admin.getByText('Job restored successfully')).toBeVisible();
  await visitor.reload();
  await expect(open).toBeVisible();
  await company.goto('/dashboard/jobs');
  await expect(company.getByRole('button', { name: `Manage ${job.job_title}` })).toBeVisible();
});

test('admin: suspends a student, who reads the reason at login, and restores the account', async ({
  openPageAs,
  createAccount,
}) => {
  const { email, password } = await createAccount('student');
  const [student, admin] = [await openPageAs('visitor'), await openPageAs('admin')];
  await student.goto('/login');
  await logIn(student, email, password);
  await expect(student).toHaveURL(/\/dashboard\/jobs$/);

  await searchList(admin, '/adminusers', email);
  await admin.getByRole('link', { name: /^View user/ }).click();
  await admin.getByRole('button', { name: 'Suspend' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Suspend this user?' });
  await dialog.getByLabel('Reason').fill('Sent the same letter to forty companies.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText('Suspended', { exact: true })).toBeVisible();

  await student.getByRole('link', { name: 'Applications' }).first().click();
  await expect(student).toHaveURL(/\/login$/);
  await logIn(student, email, password);
  await expect(student.getByText('Your account is suspended.')).toBeVisible();
  await expect(student.getByText('Sent the same letter to forty companies.')).toBeVisible();

  await admin.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByText('User restored successfully')).toBeVisible();
  await student.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(student).toHaveURL(/\/dashboard\/jobs$/);
});

test('admin: suspending a company locks its open page and hides its jobs until it is restored', async ({
  openPageAs,
}) => {
  const [company, admin, visitor] = [
    await openPageAs('company'),
    await openPageAs('admin'),
    await openPageAs('visitor'),
  ];
  const job = await postJob(company);
  await searchList(admin, '/adminjobs', job.job_title);
  await getRow(admin).getByRole('link', { name: job.company_name }).click();
  await admin.getByRole('button', { name: 'Suspend' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Suspend this organisation?' });
  await dialog.getByLabel('Reason').fill('It asked for money.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(getCompany(admin).getByText('Suspended', { exact: true })).toBeVisible();

  await expect(company.getByRole('heading', { name: 'Your company is suspended' })).toBeVisible();
  await expect(company.getByText('It asked for money.')).toBeVisible();
  await visitor.goto(`/viewjob/job/${job.id}`);
  await expect(visitor.getByRole('heading', { name: 'Job not found' })).toBeVisible();

  await admin.getByRole('button', { name: 'Restore' }).click();
  await expect(getCompany(admin).getByText('Verified', { exact: true })).toBeVisible();
  await expect(company).toHaveURL(/\/dashboard\/jobs$/);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: job.job_title, level: 1 })).toBeVisible();
});

/** Searches a list for a single row. */
async function searchList(admin: Page, list: string, query: string): Promise<void> {
  await admin.goto(list);
  await admin.getByRole('searchbox').fill(query);
  await expect(admin.getByText('1 to 1 of 1')).toBeVisible();
}

/** The only row of a list, beneath the headings. */
const getRow = (admin: Page) => admin.getByRole('row').last();

/** Companies with the same CAC number stand on the page too, with their status. */
const getCompany = (admin: Page) => admin.getByRole('region', { name: 'Company Information' });
