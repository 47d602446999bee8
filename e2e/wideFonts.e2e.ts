import type { Page } from '@playwright/test';
import { demoPassword } from './accounts';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

const phones = [320, 360];

/** By role, addresses whose rows are full on a phone. */
const addresses = {
  visitor: ['/', '/jobs', '/login', '/signup', '/create-student-account', '/unknown-address'],
  student: [
    '/dashboard/jobs',
    '/dashboard/applications',
    '/dashboard/interviews',
    '/dashboard/notifications',
    '/dashboard/profile',
  ],
  company: ['/dashboard/jobs', '/dashboard/applications', '/dashboard/interviews'],
} as const;

/** Widens every font by a tenth, whichever the machine has. */
const widenFonts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.06em !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Again until the app has replaced a prerendered page. */
const expectNoSidewaysScroll = (page: Page, message: string) =>
  expect
    .poll(() => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Number.NaN) - window.innerWidth), {
      message,
    })
    .toBeLessThanOrEqual(0);

for (const [role, visited] of Object.entries(addresses))
  for (const width of phones)
    test(`no page of a ${role} scrolls sideways in a wide font at ${width} px`, async ({ openPageAs }) => {
      const page = await openPageAs('visitor', { viewport: { width, height: 740 } });
      await widenFonts(page);
      if (role !== 'visitor') {
        await page.goto('/login');
        await logIn(page, `${role}@foothold.test`, demoPassword);
        await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
      }
      for (const address of visited) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page, address);
      }
    });

for (const width of phones)
  test(`the header keeps its buttons in the window in a wide font at ${width} px`, async ({ openPageAs }) => {
    const page = await openPageAs('visitor', { viewport: { width, height: 740 } });
    await widenFonts(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    await page.goto('/jobs');
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/viewjob\//);
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, 'a public job');
  });

test('Share, Save and View stay in one row of a card in a wide font at 360 px', async ({ openPageAs }) => {
  const student = await openPageAs('student', { viewport: { width: 360, height: 740 } });
  await widenFonts(student);
  await student.goto('/dashboard/jobs');
  const card = student.getByRole('article').first();
  await expect(card).toBeVisible();
  const middles = await Promise.all(
    [card.getByRole('button', { name: /^Share/ }), card.getByRole('link', { name: /^View/ })].map(async (control) => {
      const box = await control.boundingBox();
      return box && box.y + box.height / 2;
    }),
  );
  expect(middles[0]).not.toBeNull();
  expect(middles[0]).toBeCloseTo(middles[1] ?? Number.NaN, 0);
});
