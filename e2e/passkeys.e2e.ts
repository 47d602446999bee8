import type { Page } from '@playwright/test';
import { password } from './accounts';
import { createAdmin, setUpTwoFactor } from './admins';
import { expect, test } from './fixtures';
import { logIn } from './logIn';
import { addPasskey, addVirtualAuthenticator } from './passkeys';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

for (const someone of ['student', 'company'] as const) {
  test(`passkeys: a ${someone} adds one, logs in with it alone, and removes it`, async ({ openPageAs }) => {
    const page = await openPageAs(someone);
    const authenticator = await addVirtualAuthenticator(page);
    await page.goto('/dashboard/profile');
    await addPasskey(page, 'My phone');
    expect(await authenticator.countPasskeys()).toBe(1);
    await logOut(page);

    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL('/dashboard/jobs');
    await page.goto('/dashboard/profile');
    const row = page.getByRole('listitem').filter({ hasText: 'My phone' });
    await expect(row).toContainText('last used today');
    await row.getByRole('button', { name: 'Remove My phone' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove “My phone”?' });
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The passkey was removed.')).toBeVisible();
    await expect(row).toBeHidden();
    await logOut(page);

    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This passkey does not work here. It may have been removed from the account.',
    );
    await expect(page).toHaveURL('/login');
  });
}

test('passkeys: logging in leads back to the page that was asked for, and a refusal can be repeated', async ({
  openPageAs,
}) => {
  const page = await openPageAs('student');
  const authenticator = await addVirtualAuthenticator(page);
  await page.goto('/dashboard/profile');
  await addPasskey(page, 'My phone');
  // One for each authenticator.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This device has a passkey of your account already.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/dashboard/applications?tab=Viewed');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL('/dashboard/applications?tab=Viewed');

  await page.goto('/login');
  await authenticator.refuse();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('No passkey was used. Try again, or go on without one.');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
});

test('passkeys: an admin’s takes the place of the code, and opens nothing without the password', async ({
  openPageAs,
}) => {
  const account = await createAdmin();
  const page = await openPageAs('visitor');
  await addVirtualAuthenticator(page);
  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.goto('/adminsecurity');
  await expect(page.getByText(/^Set up two-factor login first/)).toBeVisible();
  await setUpTwoFactor(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await addPasskey(page, 'Security key');
  await logOut(page);

  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Admins log in with their password first, and then with the passkey.',
  );
  expect((await page.request.get('/api/session')).status()).toBe(401);

  await logIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect((await page.request.get('/api/all_students')).status()).toBe(200);
});
