import { createUniqueId } from './accounts';
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
