import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findChromium } from './chromium';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test.use({ launchOptions: await findChromium() });

const search = '/dashboard/applications';

/** A company with this many jobs, to each of which the same student has applied. */
async function applyToJobs(company: Page, student: Page, count: number) {
  for (let index = 0; index < count; index += 1) await applyTo(student, await postJob(company));
}

test('a company rates in the table, and its other window follows', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  await applyToJobs(company, student, 2);
  await company.goto(search);
  await company.getByRole('link', { name: 'Table' }).click();
  await expect(company).toHaveURL(/view=table/);
  const other = await company.context().newPage();
  await other.goto(search);
  await expect(other).toHaveURL(/view=table/);

  const rating = (page: Page) => page.getByRole('row').nth(2).getByRole('group').getByRole('radio', { name: '4 of 5' });
  await company.getByRole('row').nth(2).getByTitle('4 of 5').click();
  await expect(rating(company)).toBeChecked();
  await expect(rating(other)).toBeChecked();
  await company
    .getByRole('columnheader', { name: /^Rating/ })
    .getByRole('button')
    .click();
  await expect(company.getByRole('row').nth(1).getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await company.getByRole('row').nth(1).getByTitle('4 of 5').click();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);

  const path = await company.getByRole('row').nth(1).getByRole('link').getAttribute('href');
  await student.goto(String(path).split('?')[0] ?? '');
  await expect(student.getByText(/rating/i)).toHaveCount(0);
});

test('25 applicants stand on one screen of the table', async ({ openPageAs }) => {
  test.slow();
  const company = await openPageAs('company');
  // Two students: one who applies 25 times in a row is slowed down.
  await applyToJobs(company, await openPageAs('student'), 13);
  await applyToJobs(company, await openPageAs('student'), 12);
  await company.setViewportSize({ width: 1280, height: 900 });
  await company.goto(`${search}?view=table`);
  await expect(company.getByRole('row')).toHaveCount(26);
  await company.evaluate(() => scrollTo(0, 0));
  await expect(company.getByRole('columnheader', { name: /^Applicant/ })).toBeInViewport({ ratio: 1 });
  await expect(company.getByRole('row').nth(25)).toBeInViewport({ ratio: 1 });
});

test('a company selects by keyboard, rates and downloads the selected', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  await applyToJobs(company, student, 3);
  await company.goto(`${search}?view=table`);
  const boxes = company.getByRole('checkbox', { name: /^Select Ngozi/ });
  await boxes.nth(0).focus();
  await company.keyboard.press('Space');
  await boxes.nth(1).focus();
  await company.keyboard.press('Shift+Space');
  await expect(company.getByText('2 selected.')).toBeVisible();
  await company.getByRole('group', { name: 'Rating of all selected' }).getByTitle('3 of 5').click();
  await expect(company.getByText('2 applications rated 3 of 5')).toBeVisible();

  const [download] = await Promise.all([
    company.waitForEvent('download'),
    company.getByRole('link', { name: 'Download selected' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).match(/Ngozi Balogun/g);
  expect(lines).toHaveLength(2);

  await company.getByRole('link', { name: /^Viewed/ }).click();
  await expect(company.getByText('Selection cleared, because the filters have changed.')).toBeVisible();
});

test('a company moves cards on the board by keyboard and by dragging', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  await applyToJobs(company, student, 2);
  await company.goto(`${search}?view=board`);
  const column = (status: string) => company.getByRole('region', { name: new RegExp(`^${status}`) });
  await expect(column('Applied').getByRole('article')).toHaveCount(2);

  const names = column('Applied').getByRole('link');
  await names.first().focus();
  await company.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await column('Applied')
    .getByRole('button', { name: /^Move to/ })
    .nth(1)
    .focus();
  await company.keyboard.press('Enter');
  await expect(company.getByRole('menuitem')).toHaveText(['Interview', 'Accepted', 'Rejected']);
  await expect(company.getByRole('menuitem', { name: 'Interview' })).toBeFocused();
  await company.keyboard.press('ArrowDown');
  await company.keyboard.press('Enter');
  await company.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(column('Accepted').getByRole('article')).toHaveCount(1);

  await column('Applied').getByRole('article').dragTo(column('Rejected'));
  const dialog = company.getByRole('alertdialog', { name: 'Reject this application?' });
  await dialog.getByLabel('Reason').selectOption('Location');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(column('Rejected').getByRole('article')).toHaveCount(1);
  await expect(column('Applied').getByText('None')).toBeVisible();
  await expect(column('Rejected').getByRole('button', { name: /^Move to/ })).toHaveCount(0);
});

test('a phone shows cards whatever the address says', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  await applyToJobs(company, student, 1);
  await company.setViewportSize({ width: 360, height: 800 });
  await company.goto(`${search}?view=board`);
  await expect(company.getByRole('article')).toHaveCount(1);
  await expect(company.getByRole('link', { name: 'View Application' })).toBeVisible();
  await company.setViewportSize({ width: 1280, height: 800 });
  await expect(company.getByRole('region', { name: /^Applied/ })).toBeVisible();
});
