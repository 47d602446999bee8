import { expect, type Locator, type Page } from '@playwright/test';
import { password, unique } from './people';
import { roles } from './signUp';
import { test } from './story';

test('a student signs up and filters the jobs without a mouse', async ({ as }) => {
  const visitor = await as('visitor');
  await visitor.goto('/');
  await press(visitor, visitor.getByRole('link', { name: 'Sign Up' }).first());
  await press(visitor, visitor.getByRole('link', { name: roles.student }));
  await type(visitor, visitor.getByLabel('Email'), `${unique()}@example.ng`);
  await type(visitor, visitor.getByLabel('Password', { exact: true }), password);
  await visitor.keyboard.press('Enter');

  await expect(visitor.getByRole('heading', { name: 'Create a Student Account' })).toBeFocused();
  await type(visitor, visitor.getByLabel('Full name'), 'Amara Eze');
  await type(visitor, visitor.getByLabel('Mobile number'), '08031234567');
  await type(visitor, visitor.getByRole('combobox', { name: 'University' }), 'lagos uni');
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('Enter');
  await type(visitor, visitor.getByLabel('Course of study'), 'Accounting');
  // A select takes what is typed for the beginning of an option.
  await type(visitor, visitor.getByLabel('Degree'), 'BSc');
  await type(visitor, visitor.getByLabel('Status'), 'Under');
  await tabTo(visitor, visitor.getByLabel('Sex'));
  await visitor.keyboard.press('ArrowDown');
  await press(visitor, visitor.getByRole('button', { name: 'Create Account' }));
  await expect(visitor).toHaveURL('/dashboard/jobs');
  await expect(visitor.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();

  await filterByField(visitor);
});

async function filterByField(student: Page): Promise<void> {
  const chip = student.getByRole('button', { name: /^Field/ });
  await press(student, chip);
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

  await press(student, student.getByRole('button', { name: 'Clear Field' }));
  await expect(student).not.toHaveURL(/field=/);
  await press(student, student.getByRole('article').first().getByRole('link', { name: /^View/ }));
  await expect(student).toHaveURL(/\/dashboard\/jobs\/\d+$/);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** As often as it takes, and the focus can be seen on each stop of the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key never comes to ${target}.`);
}
