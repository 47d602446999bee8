import { expectAccessibleLayouts } from './accessibility';
import { createPdf } from './documents';
import { expect, test } from './fixtures';
import { logIn } from './logIn';
import { addPasskey, addVirtualAuthenticator } from './passkeys';

test('profile: forms and dialogs are accessible', async ({ openPageAs, createAccount }) => {
  // Logged in twice: where it registered, and in this browser.
  const { email, password } = await createAccount('student');
  const student = await openPageAs('visitor', { reducedMotion: 'reduce' });
  await student.goto('/login');
  await logIn(student, email, password);
  await expect(student).toHaveURL('/dashboard/jobs');
  await addVirtualAuthenticator(student);
  await student.goto('/dashboard/profile');
  await expect(student.getByRole('button', { name: /^End .*, logged in / })).toBeVisible();
  await addPasskey(student, 'My phone');
  await student.getByLabel('Add a resume').setInputFiles(await createPdf('My CV.pdf', 'Ngozi Balogun'));
  await expect(student.getByRole('link', { name: 'Download My CV.pdf' })).toBeVisible();
  await student.getByRole('button', { name: 'Replace My CV.pdf' }).click();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') };
  await student.getByLabel('Add an internship letter').setInputFiles(text);
  await student.getByRole('button', { name: 'Change password' }).click();
  await student.getByRole('button', { name: 'Save password' }).click();
  await expect(student.getByText('Your password is required.')).toBeVisible();
  await student.getByRole('button', { name: 'Add a passkey' }).click();
  await student.getByRole('button', { name: 'Continue' }).click();
  await expect(student.getByText('Your password is required.')).toHaveCount(2);
  await expectAccessibleLayouts(student, 'Profile with everything open');

  await student.getByRole('button', { name: 'Remove My phone' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(student.getByRole('alertdialog').getByText('Your password is required.')).toBeVisible();
  await expectAccessibleLayouts(student, 'Remove a passkey?');
  await student.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  await student.getByRole('button', { name: 'Delete my account' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(student.getByRole('alertdialog').getByText('Your password is required.')).toBeVisible();
  await expectAccessibleLayouts(student, 'Delete your account?');
  await student.goto('/dashboard/profile?edit=1');
  await expect(student.getByLabel('Full name')).toBeVisible();
  await expectAccessibleLayouts(student, 'Profile, being edited');
});
