import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { rejectionReason, sendRequest as sendAs } from './accounts';
import { waitForEmailedLink } from './emails';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('pending company: the page, the dialog and the phone menu are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('pending company', reducedMotionOptions);
  await company.goto('/unverified-company');
  await expectAccessibleScreen(company, 'Your account is almost ready!');
  await company.getByRole('button', { name: 'Logout' }).click();
  await expect(company.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Log out?');
  await company.getByRole('button', { name: 'Cancel' }).click();
  await expect(company.getByRole('alertdialog')).toBeHidden();

  await company.setViewportSize({ width: 360, height: 740 });
  await company.getByRole('button', { name: 'Menu' }).click();
  await expect(company.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessibleLayouts(company, 'The menu of a phone', { widths: [360] });
});

test('login: refused credentials and a rejected company’s form are accessible', async ({
  openPageAs,
  createAccount,
}) => {
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  const { email, password } = await createAccount('rejected company');
  await visitor.goto('/login');
  await logIn(visitor, email, 'not-the-password');
  await expect(visitor.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();
  await expectAccessibleLayouts(visitor, 'Login, refused');
  await logIn(visitor, email, password);
  await expect(visitor.getByText(rejectionReason)).toBeVisible();
  await expect(visitor.getByLabel('Phone')).toBeVisible();
  await expectAccessibleScreen(visitor, 'Your company was not approved');
  await visitor.getByLabel('Phone').clear();
  await visitor.getByRole('button', { name: 'Send for review again' }).click();
  await expect(visitor.getByText('Phone is required.')).toBeVisible();
  await expectAccessibleLayouts(visitor, 'Your company was not approved, without a phone');
});

test('password reset: the new password form is accessible', async ({ openPageAs, createAccount, createApiClient }) => {
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  const { email } = await createAccount('student');
  await sendAs(await createApiClient(), 'post', '/api/resetPassword', { email });
  await visitor.goto(await waitForEmailedLink(email, '/reset/confirm'));
  await expectAccessibleScreen(visitor, 'Set a new password');
  await visitor.getByRole('button', { name: 'Save password' }).click();
  await expect(visitor.getByText('Password is required.')).toBeVisible();
  await expectAccessibleLayouts(visitor, 'Set a new password, left empty');
  await visitor.getByLabel('New password').fill('short');
  await expectAccessibleLayouts(visitor, 'Set a new password, with its strength');
});
