import { createAdmin, runAdminCommand } from './admins';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

test('a release manager finds the releases and nothing of people, until an operator gives them all of it', async ({
  openPageAs,
}) => {
  const account = await createAdmin('--role', 'release-manager');
  const page = await openPageAs('visitor');
  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(links).toHaveText(['Releases', 'Security']);
  await page.goto('/adminusers');
  await expect(page).toHaveURL(/\/adminreleases$/);
  expect((await page.request.get('/api/all_students')).status()).toBe(403);

  expect(await runAdminCommand('role', account.email, 'all')).toBe(
    `${account.email} is an admin now, and logs in anew.\n`,
  );
  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goto('/adminusers');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('a reviewer finds no releases', async ({ openPageAs }) => {
  const account = await createAdmin('--role', 'reviewer');
  const page = await openPageAs('visitor');
  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Organisations' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0);
  await page.goto('/adminteams');
  await expect(page).toHaveURL(/\/admindashboard$/);
});
