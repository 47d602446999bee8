import { expect, test } from '@playwright/test';

test('the page opens inside the live site', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Open jobs: \d/)).toBeVisible();
  // What the site itself provides: an area with a copy of its own would have other classes, without these styles.
  await expect(page.locator('style[data-styled]')).toHaveCount(1);
  expect(failures).toEqual([]);
});
