import { createUniqueId, sendRequest } from './accounts';
import { createAdmin, runAdminCommand, setUpTwoFactor } from './admins';
import { waitForEmailedLink } from './emails';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

const newPassword = 'a-louder-harbour-9';

test('password reset: the emailed link works once and ends all sessions', async ({ openPageAs, createAccount }) => {
  const { email, password } = await createAccount('student');
  const otherPage = await openPageAs('visitor');
  await otherPage.goto('/login');
  await logIn(otherPage, email, password);
  await expect(otherPage.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();

  const page = await openPageAs('visitor');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Email Sent' })).toBeVisible();

  const link = await waitForEmailedLink(email, '/reset/confirm');
  await page.goto(link);
  await expect(page).toHaveURL('/reset/confirm');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your password was changed. Log in with the new one.')).toBeVisible();

  await otherPage.getByRole('link', { name: 'Applications' }).first().click();
  await expect(otherPage).toHaveURL('/login');
  await logIn(page, email, password);
  await expect(page.getByRole('alert')).toHaveText('That email and password don’t match.');
  await logIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();

  const secondVisitor = await openPageAs('visitor');
  await secondVisitor.goto(link);
  await expect(secondVisitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await secondVisitor.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(secondVisitor.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('password reset: an unknown email gets the same response', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/reset');
  await visitor.getByLabel('Email').fill(`${createUniqueId()}@example.ng`);
  await visitor.getByRole('button', { name: 'Send reset link' }).click();
  await expect(visitor.getByRole('heading', { name: 'Password Reset Email Sent' })).toBeVisible();
});

test('password reset: an admin’s emailed link takes a code too, an operator’s link none', async ({
  openPageAs,
  createApiClient,
}) => {
  const { email, password } = await createAdmin();
  const page = await openPageAs('visitor');
  await page.goto('/login');
  await logIn(page, email, password);
  await page.getByRole('link', { name: 'Set up two-factor login' }).click();
  const { phone } = await setUpTwoFactor(page);

  const visitor = await openPageAs('visitor');
  await sendRequest(await createApiClient(), 'post', '/api/resetPassword', { email });
  await visitor.goto(await waitForEmailedLink(email, '/reset/confirm'));
  await visitor.getByLabel('New password').fill(newPassword);
  await visitor.getByRole('button', { name: 'Save password' }).click();
  const code = visitor.getByLabel('Code, or a recovery code');
  await expect(code).toBeFocused();
  await expect(visitor.getByText('Enter the code.')).toBeVisible();
  await code.fill('000000');
  await code.press('Enter');
  await expect(visitor.getByText(/^This code does not work\./)).toBeVisible();
  await code.fill(phone.code());
  await code.press('Enter');
  await expect(visitor).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await logIn(visitor, email, newPassword);
  await expect(visitor.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

  const output = await runAdminCommand('reset', email, '--two-factor-off');
  // Not in the page above: it leaves for the login as soon as it learns that its session has ended.
  const other = await openPageAs('visitor');
  await other.goto(String(output.trim().split('\n').at(-1)));
  await other.getByLabel('New password').fill(password);
  await expect(other.getByLabel('Code, or a recovery code')).toBeHidden();
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other).toHaveURL('/login');
  await logIn(other, email, password);
  await expect(other.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});
