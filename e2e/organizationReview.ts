import { expect, type Page } from '@playwright/test';

/** Finds a company in the admin's review queue and opens it. */
export async function openFromReviewQueue(admin: Page, companyName: string): Promise<void> {
  await admin.goto('/admindashboard');
  // The queue lists the longest waiting first, so a new company may be on a later page.
  const row = admin.getByRole('row').filter({ hasText: companyName });
  for (let first = 1; ; first += 9) {
    await expect(admin.getByText(new RegExp(`^${first} to \\d+ of \\d+$`))).toBeVisible();
    if (await row.isVisible()) break;
    await admin.getByRole('link', { name: 'Next' }).click();
  }
  await row.getByRole('link', { name: 'View Org' }).click();
}

export async function approveOrganization(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Accept' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Accept this organisation?' });
  await question.getByRole('button', { name: 'Accept' }).click();
  const company = admin.getByRole('region', { name: 'Company Information' });
  await expect(company.getByText('Verified', { exact: true })).toBeVisible();
}
