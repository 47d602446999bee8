import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

const toSection = (page: Page) => page.getByRole('region', { name: 'For companies' });
const saved = (page: Page) => page.getByText('Profile Edited Successfully').last();

/** Types a skill, and takes what is suggested or, if nothing is, the text itself. */
async function addSkill(student: Page, typed: string, option: string) {
  await student.getByRole('combobox', { name: 'Skills' }).pressSequentially(typed);
  await student.getByRole('option', { name: option, exact: true }).click();
}

test('profile: a company sees with an application what the student shows', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  await student.goto('/dashboard/profile');
  await student.getByRole('link', { name: 'Add your skills: companies look for them first' }).click();
  await addSkill(student, 'js', 'JavaScript (JS)');
  await addSkill(student, 'Goat rearing', 'Add “Goat rearing”');
  await student.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(student)).toBeVisible();
  await expect(toSection(student).getByRole('list', { name: 'Skills' })).toHaveText('JavaScriptGoat rearing');

  await student.getByRole('link', { name: 'Say what work you look for, and from when' }).click();
  await student.getByRole('checkbox', { name: 'SIWES' }).check();
  await student.getByRole('combobox', { name: 'Places' }).pressSequentially('lag');
  await expect(student.getByRole('option', { name: 'Lagos' })).toBeVisible();
  await student.keyboard.press('ArrowDown');
  await student.keyboard.press('Enter');
  await student.getByRole('textbox', { name: 'Available from' }).fill('31/01/2035');
  await student.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toSection(student).getByText('From 31 January 2035')).toBeVisible();

  await student.getByRole('link', { name: 'Add about you' }).click();
  await student.getByLabel('A few lines about you').fill('Only for me, until I like it.');
  await student.getByRole('checkbox', { name: 'Show to companies that I apply to' }).uncheck();
  await student.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toSection(student).getByText('Hidden from companies')).toBeVisible();

  const id = await applyTo(student, await postJob(company));
  await company.goto(`/dashboard/applications/${id}`);
  const seen = company.getByRole('region', { name: 'About Ngozi' });
  await expect(seen.getByRole('list', { name: 'Skills' })).toHaveText('JavaScriptGoat rearing');
  await expect(seen.getByText('From 31 January 2035')).toBeVisible();
  await expect(company.getByText('Only for me, until I like it.')).toHaveCount(0);

  await student.goto('/dashboard/profile');
  await student.getByRole('button', { name: 'As a company sees it' }).click();
  const preview = student.getByRole('dialog', { name: 'As a company sees it' });
  await expect(preview.getByText('Goat rearing')).toBeVisible();
  await expect(preview.getByText('Only for me, until I like it.')).toHaveCount(0);
});

test('profile: a JSON Resume that one student downloads fills in the profile of another', async ({ openPageAs }) => {
  const [first, second] = [await openPageAs('student'), await openPageAs('student')];
  await first.goto('/dashboard/profile?edit=links');
  await first.getByLabel('GitHub').fill('github.com/ngozi');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toSection(first).getByRole('link', { name: 'github.com/ngozi' })).toBeVisible();
  const download = first.waitForEvent('download');
  await first.getByRole('button', { name: 'Download as JSON Resume' }).click();
  const content = await readFile(await (await download).path());

  await second.goto('/dashboard/profile');
  const chooser = second.waitForEvent('filechooser');
  await second.getByRole('button', { name: 'Fill in from a JSON Resume' }).click();
  await (await chooser).setFiles({ name: 'resume.json', mimeType: 'application/json', buffer: content });
  const review = second.getByRole('alertdialog', { name: 'Fill in from this file?' });
  await expect(review.getByText('https://github.com/ngozi')).toBeVisible();
  await expect(toSection(second).getByRole('link', { name: 'github.com/ngozi' })).toHaveCount(0);
  await review.getByRole('button', { name: 'Take over' }).click();
  await expect(toSection(second).getByRole('link', { name: 'github.com/ngozi' })).toBeVisible();
});
