import { expectAccessibleLayouts } from './accessibility';
import { password, sendRequest } from './accounts';
import { createAdmin, setUpTwoFactor } from './admins';
import { waitForEmailedLink } from './emails';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

test('two-factor login: setup, login and recovery are accessible', async ({ openPageAs, createApiClient }) => {
  const account = await createAdmin();
  const page = await openPageAs('visitor', { reducedMotion: 'reduce' });
  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await page.getByRole('link', { name: 'Set up two-factor login' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expectAccessibleLayouts(page, 'Security, off');

  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your password is required.')).toBeVisible();
  await expectAccessibleLayouts(page, 'Security, without a password');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('Enter the code.')).toBeVisible();
  await expectAccessibleLayouts(page, 'Security, QR code');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await setUpTwoFactor(page);
  await expectAccessibleLayouts(page, 'Security, recovery codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectAccessibleLayouts(page, 'Security, on, adding a passkey');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Enter the code.')).toBeVisible();
  await expectAccessibleLayouts(page, 'Security, switching it off');

  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter the code.')).toBeVisible();
  await expectAccessibleLayouts(page, 'Enter your code');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectAccessibleLayouts(page, 'Enter a recovery code');

  await sendRequest(await createApiClient(), 'post', '/api/resetPassword', { email: account.email });
  await page.goto(await waitForEmailedLink(account.email, '/reset/confirm'));
  await expect(page.getByLabel('Code, or a recovery code')).toBeVisible();
  await expectAccessibleLayouts(page, 'Set a new password, with a code');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Enter the code.')).toBeVisible();
  await expectAccessibleLayouts(page, 'Set a new password, without the code');
});
