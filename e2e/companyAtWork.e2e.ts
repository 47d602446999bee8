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
  await company.keyboard.press('ArrowDown');
  await company.keyboard.press('Enter');
  await company.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(column('Accepted').getByRole('article')).toHaveCount(1);

  await column('Applied').getByRole('article').dragTo(column('Rejected'));
  await company
    .getByRole('alertdialog', { name: 'Reject this application?' })
    .getByRole('button', { name: 'Yes' })
    .click();
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
