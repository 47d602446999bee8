import { expect, type Page } from '@playwright/test';
import { password } from './accounts';

/** The links to each role's form on /register. */
export const roleLinks = { student: "I'm looking for a job", company: "I'm hiring" } as const;

/** Completes the first two steps, up to the role's own form. */
export async function startSignUp(page: Page, role: keyof typeof roleLinks, email: string): Promise<void> {
  await page.getByRole('link', { name: roleLinks[role] }).click();
  await page.getByLabel('Email').fill(email);
  await continueSignUp(page);
}

/** Chooses a password and goes on to the role's own form. */
export async function continueSignUp(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: /Create a (Student|Company) Account/ })).toBeVisible();
}

export async function fillStudentForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill('08031234567');
  await page.getByLabel('Course of study').fill('Accounting');
  await page.getByLabel('Sex').selectOption('Female');
  await page.getByLabel('Status').selectOption('Undergraduate');
  await page.getByLabel('Degree').selectOption('BSc');
  // Click first, as a person does: if the page scrolled to the field while typing, the list would close again.
  const university = page.getByRole('combobox', { name: 'University' });
  await university.click();
  await university.fill('lagos uni');
  // Without a pointer: one that misses the list while it opens makes Playwright scroll the page, which closes it.
  await page.getByRole('option', { name: 'University of Lagos, Lagos', exact: true }).dispatchEvent('click');
  await expect(university).toHaveValue('University of Lagos, Lagos');
}

export async function fillCompanyForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Phone').fill('0803 123 4567');
  await page.getByLabel('Address').fill('12 Herbert Macaulay Way, Yaba');
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('CAC number').fill('RC 1620983');
}

export const submitSignUp = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();
