import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { postJob } from './hiring';
import { choosePicture, png, svg } from './pictures';

const readImageWidth = (page: Page) =>
  page.locator('main img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);

test('company page: shows logo and profile, and links to and from the company’s jobs', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const job = await postJob(company);
  await company.goto('/dashboard/profile');
  await company.getByRole('link', { name: 'Edit Profile' }).click();
  await choosePicture(company, 'logo.png', 'image/png', png);
  await expect(company.getByText('The logo was saved.')).toBeVisible();
  await company.getByLabel('Website').fill('tools.example');
  await company.getByLabel('About').fill('We forge tools.\n- Hoes\n- Cutlasses');
  await company.getByRole('button', { name: 'Save Changes' }).click();
  await expect(company.getByText('Profile Edited Successfully')).toBeVisible();
  await company.getByRole('link', { name: 'View public page' }).click();
  await expect(company).toHaveURL(/\/company\//);
  const heading = company.getByRole('heading', { level: 1, name: /Tools/ });
  await expect(heading).toBeVisible();
  const name = String(await heading.textContent());
  await expect(company.getByRole('link', { name: 'Edit Profile' })).toBeVisible();

  const visitor = await openPageAs('visitor');
  await visitor.goto(company.url());
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => readImageWidth(visitor)).toBe(256);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Cutlasses' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'tools.example' })).toHaveAttribute('href', 'https://tools.example');
  await visitor.getByRole('link', { name: new RegExp(job.job_title) }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: job.job_title })).toBeVisible();
  await visitor.getByRole('link', { name, exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

  const student = await openPageAs('student');
  await student.goto(`/dashboard/jobs/${job.id}`);
  await student.getByRole('link', { name, exact: true }).click();
  await expect(student.getByRole('heading', { level: 1, name })).toBeVisible();
  await student.getByRole('link', { name: new RegExp(job.job_title) }).click();
  await expect(student).toHaveURL(new RegExp(`/dashboard/jobs/${job.id}$`));
});

test('company profile: refuses a file that is no picture and keeps the unsaved text', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  await company.goto('/dashboard/profile?edit');
  await company.getByLabel('About').fill('We forge tools.');
  await choosePicture(company, 'logo.svg', 'image/svg+xml', svg);
  await expect(company.getByText('“logo.svg” is not a PNG, JPEG or WebP picture.')).toBeVisible();
  await choosePicture(company, 'logo.png', 'image/png', svg);
  await expect(company.getByText('“logo.png”: Send a PNG, JPEG or WebP picture.')).toBeVisible();
  await choosePicture(company, 'logo.png', 'image/png', Buffer.concat([png.subarray(0, 40), Buffer.alloc(40)]));
  await expect(company.getByText(/“logo.png”: This picture could not be read\./)).toBeVisible();
  await expect(company).not.toHaveTitle('taken over');
  await expect(company.getByLabel('About')).toHaveValue('We forge tools.');

  await choosePicture(company, 'logo.png', 'image/png', png);
  await expect(company.getByText('The logo was saved.')).toBeVisible();
  await company.getByRole('button', { name: 'Remove the logo' }).focus();
  await company.keyboard.press('Enter');
  await expect(company.getByText('The logo was removed.')).toBeVisible();
  await expect(company.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test('company page: an outdated slug redirects, and an unknown company is a 404', async ({ openPageAs }) => {
  const company = await openPageAs('company');
  const { org_id } = await postJob(company);
  const visitor = await openPageAs('visitor');
  await visitor.goto(`/company/old-name/${org_id}`);
  await expect(visitor).toHaveURL(new RegExp(`/company/ogbomosho-tools-\\w+/${org_id}$`));
  const missing = await visitor.goto('/company/x/999999');
  expect(missing?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Company not found.' })).toBeVisible();
});
