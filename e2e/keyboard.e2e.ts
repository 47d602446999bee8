import { expect, type Locator, type Page } from '@playwright/test';
import { createUniqueId, password } from './accounts';
import { createPdf } from './documents';
import { test } from './fixtures';
import { offerInterview, postJob } from './hiring';
import { roleLinks } from './signUpForm';

test('keyboard: a student signs up and filters jobs', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/');
  await pressEnter(visitor, visitor.getByRole('link', { name: 'Sign Up' }).first());
  await pressEnter(visitor, visitor.getByRole('link', { name: roleLinks.student }));
  await typeInto(visitor, visitor.getByLabel('Email'), `${createUniqueId()}@example.ng`);
  await typeInto(visitor, visitor.getByLabel('Password', { exact: true }), password);
  await visitor.keyboard.press('Enter');

  await expect(visitor.getByRole('heading', { name: 'Create a Student Account' })).toBeFocused();
  await typeInto(visitor, visitor.getByLabel('Full name'), 'Amara Eze');
  await typeInto(visitor, visitor.getByLabel('Mobile number'), '08031234567');
  await typeInto(visitor, visitor.getByRole('combobox', { name: 'University' }), 'lagos uni');
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('Enter');
  await typeInto(visitor, visitor.getByLabel('Course of study'), 'Accounting');
  // A select matches the beginning of an option by what is typed.
  await typeInto(visitor, visitor.getByLabel('Degree'), 'BSc');
  await typeInto(visitor, visitor.getByLabel('Status'), 'Under');
  await tabTo(visitor, visitor.getByLabel('Sex'));
  await visitor.keyboard.press('ArrowDown');
  await pressEnter(visitor, visitor.getByRole('button', { name: 'Create Account' }));
  await expect(visitor).toHaveURL('/dashboard/jobs');
  await expect(visitor.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();

  await filterByField(visitor);
});

test('keyboard: a student applies, chooses an interview date and withdraws', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  // A permanent listener: otherwise file chooser interception is enabled at each press and may be too late.
  student.on('filechooser', () => {});
  const job = await postJob(company);
  await student.goto(`/dashboard/jobs/${job.id}`);
  await pressEnter(student, student.getByRole('button', { name: /^Save/ }));
  await expect(student.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true');
  await pressEnter(student, student.getByRole('link', { name: 'Apply', exact: true }));
  await expect(student.getByRole('heading', { name: 'Apply', level: 1 })).toBeFocused();

  await chooseFile(student, 'Resume', await createPdf('resume.pdf', 'Ngozi'));
  await chooseFile(student, 'Internship letter', await createPdf('siwes.pdf', 'To whom it may concern'));
  await typeInto(student, student.getByLabel('Cover letter'), 'I have walked most of these fields.');
  await pressEnter(student, student.getByRole('button', { name: 'Submit application' }));
  await expect(student.getByRole('heading', { name: 'Your application has been submitted!' })).toBeFocused();
  await pressEnter(student, student.getByRole('link', { name: 'My Applications' }));
  await expect(student.getByRole('heading', { name: 'My Applications', level: 1 })).toBeFocused();
  await pressEnter(student, student.getByRole('link', { name: job.job_title, exact: true }));
  await expect(student.getByRole('heading', { name: job.job_title, level: 1 })).toBeFocused();

  const application = Number(new URL(student.url()).pathname.split('/').at(-1));
  await offerInterview(company, application, ['09:15', '11:45', '14:30']);
  await expect(student.getByRole('radio')).toHaveCount(3);
  await tabTo(student, student.getByRole('radio').first());
  await student.keyboard.press('ArrowDown');
  await expect(student.getByRole('radio', { name: /^First alternative/ })).toBeChecked();
  await pressEnter(student, student.getByRole('button', { name: /^Confirm/ }));
  await expect(student.getByText('You confirmed this date.')).toBeVisible();
  await expectFocusInMain(student);

  await pressEnter(student, student.getByRole('button', { name: /^Withdraw the application/ }));
  const dialog = student.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await expect(dialog).toBeVisible();
  await student.keyboard.press('Escape');
  await expect(student.getByRole('button', { name: /^Withdraw the application/ })).toBeFocused();
  await student.keyboard.press('Enter');
  await pressEnter(student, dialog.getByRole('button', { name: 'Withdraw' }));
  await expect(student.getByText('This interview does not take place.')).toBeVisible();
  await expect(student.getByRole('heading', { name: job.job_title, level: 1 })).toBeFocused();
});

test('keyboard: a student edits the profile, documents and account', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/profile');
  const edit = student.getByRole('link', { name: 'Edit Profile' });
  await pressEnter(student, edit);
  await typeInto(student, student.getByLabel('Course of study'), ' and Law');
  await pressEnter(student, student.getByRole('button', { name: 'Save' }));
  await expect(student.getByText('Profile Edited Successfully')).toBeVisible();
  await expect(student.getByText(/and Law/)).toBeVisible();
  await expectFocusInMain(student);

  await chooseFile(student, 'Add a resume', await createPdf('resume.pdf', 'Ngozi'));
  await expect(student.getByRole('link', { name: 'Download resume.pdf' })).toBeVisible();
  await expectFocusInMain(student);
  await pressEnter(student, student.getByRole('button', { name: 'Remove resume.pdf' }));
  await pressEnter(student, student.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(student.getByLabel('Add a resume')).toBeVisible();
  await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();

  const download = student.waitForEvent('download');
  await pressEnter(student, student.getByRole('button', { name: 'Download my data' }));
  await download;
  const remove = student.getByRole('button', { name: 'Delete my account' });
  await pressEnter(student, remove);
  await expect(student.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible();
  await student.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});

async function filterByField(student: Page): Promise<void> {
  const chip = student.getByRole('button', { name: /^Field/ });
  await pressEnter(student, chip);
  await expect(student.getByRole('menuitemradio').first()).toBeFocused();
  await student.keyboard.press('Escape');
  await expect(chip).toBeFocused();

  await student.keyboard.press('Space');
  const science = student.getByRole('menuitemradio', { name: 'Science' });
  await expect(student.getByRole('menuitemradio').first()).toBeFocused();
  for (let row = 0; row < 2; row += 1) await student.keyboard.press('ArrowDown');
  await expect(science).toBeFocused();
  await student.keyboard.press('Enter');
  await expect(student).toHaveURL(/[?&]field=Science/);
  await expect(chip).toBeFocused();
  await expect(chip).toHaveText(/Science/);

  await pressEnter(student, student.getByRole('button', { name: 'Clear Field' }));
  await expect(student).not.toHaveURL(/field=/);
  await pressEnter(student, student.getByRole('article').first().getByRole('link', { name: /^View/ }));
  await expect(student).toHaveURL(/\/dashboard\/jobs\/\d+$/);
}

async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function chooseFile(page: Page, label: string, file: Awaited<ReturnType<typeof createPdf>>): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

/** The focused element may have been removed: then another element of the page has the focus. */
const expectFocusInMain = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key never comes to ${target}.`);
}
