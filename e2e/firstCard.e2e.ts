import type { Page } from '@playwright/test';
import { demoPassword } from './accounts';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

/** By role, the lists on which somebody with a phone looks for a card. */
const lists = {
  visitor: ['/jobs', '/jobs?q=engineer'],
  student: ['/dashboard/jobs', '/dashboard/jobs?stipend=1', '/dashboard/applications', '/dashboard/notifications'],
  company: ['/dashboard/jobs', '/dashboard/applications', '/dashboard/interviews'],
} as const;

/** Again until the app has replaced a prerendered page. */
const expectFirstCardInView = (page: Page, message?: string) =>
  expect
    .poll(async () => (await page.locator('main article').first().boundingBox())?.y ?? Number.POSITIVE_INFINITY, {
      message,
    })
    .toBeLessThanOrEqual(300);

for (const [role, addresses] of Object.entries(lists))
  test(`the first card of each list is within 300 px on the phone of a ${role}`, async ({ openPageAs }) => {
    const page = await openPageAs('visitor', { viewport: { width: 360, height: 740 } });
    if (role !== 'visitor') {
      await page.goto('/login');
      await logIn(page, `${role}@foothold.test`, demoPassword);
      await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    }
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('main article').first()).toBeVisible();
      await expectFirstCardInView(page, address);
    }
  });

test('the first saved job is within 300 px on a phone', async ({ openPageAs }) => {
  const page = await openPageAs('student', { viewport: { width: 360, height: 740 } });
  await page.goto('/dashboard/jobs');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('link', { name: 'Saved jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Saved jobs' })).toBeVisible();
  await expectFirstCardInView(page);
});
