import { createUniqueId } from './accounts';
import { waitForEmailedLink } from './emails';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

const newPassword = 'a-louder-harbour-9';

test('password reset: the emailed link works once and ends all sessions', async ({ openPageAs, createAccount }) => {
  const { email, password } = await createAccount('student');
  const elsewhere = await openPageAs('visitor');
  await elsewhere.goto('/login');
  await logIn(elsewhere, email, password);
  await expect(elsewhere.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();

  const person = await openPageAs('visitor');
  await person.goto('/login');
  await person.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(person.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await person.getByLabel('Email').fill(email);
  await person.getByRole('button', { name: 'Send reset link' }).click();
  await expect(person.getByRole('heading', { name: 'Password Reset Email Sent' })).toBeVisible();

  const link = await waitForEmailedLink(email);
  await person.goto(link);
  await expect(person).toHaveURL('/reset/confirm');
  await person.getByLabel('New password').fill(newPassword);
  await person.getByRole('button', { name: 'Save password' }).click();
  await expect(person).toHaveURL('/login');
  await expect(person.getByText('Your password was changed. Log in with the new one.')).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Applications' }).first().click();
  await expect(elsewhere).toHaveURL('/login');
  await logIn(person, email, password);
  await expect(person.getByRole('alert')).toHaveText('That email and password don’t match.');
  await logIn(person, email, newPassword);
  await expect(person.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();

  const finder = await openPageAs('visitor');
  await finder.goto(link);
  await expect(finder.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await finder.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(finder.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('password reset: an unknown email gets the same response', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/reset');
  await visitor.getByLabel('Email').fill(`${createUniqueId()}@example.ng`);
  await visitor.getByRole('button', { name: 'Send reset link' }).click();
  await expect(visitor.getByRole('heading', { name: 'Password Reset Email Sent' })).toBeVisible();
});
