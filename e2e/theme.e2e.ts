import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const darkBackground = 'rgb(11, 19, 16)';
const lightBackground = 'rgb(241, 246, 243)';
const body = (page: Page) => page.locator('body');
const themeSelect = (page: Page) => page.getByRole('combobox', { name: 'Theme' });

test('a visitor’s theme is there before any script on the next page', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', { colorScheme: 'light' });
  await visitor.goto('/jobs');
  await themeSelect(visitor).selectOption('Dark');
  await expect(body(visitor)).toHaveCSS('background-color', darkBackground);

  await visitor.route('**/*.js', (route) => route.abort());
  for (const address of ['/', '/jobs', '/login']) {
    await visitor.goto(address);
    await expect(visitor.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(body(visitor)).not.toHaveCSS('background-color', lightBackground);
  }
  await visitor.goto('/jobs');
  await expect(body(visitor)).toHaveCSS('background-color', darkBackground);
  await expect(themeSelect(visitor)).toBeDisabled();
});

test('students and companies keep their theme after a reload, and System follows the device again', async ({
  openPageAs,
}) => {
  for (const role of ['student', 'company'] as const) {
    const page = await openPageAs(role, { colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    await page.goto('/dashboard/jobs');
    await page.getByRole('button', { name: 'Menu' }).click();
    await themeSelect(page).selectOption('Light');
    await page.reload();
    await expect(body(page)).toHaveCSS('background-color', lightBackground);

    await page.getByRole('button', { name: 'Menu' }).click();
    await themeSelect(page).selectOption('System');
    await expect(body(page)).toHaveCSS('background-color', darkBackground);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(body(page)).toHaveCSS('background-color', lightBackground);
  }
});
