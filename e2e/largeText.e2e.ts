import type { Locator, Page } from '@playwright/test';
import { demoPassword, registerAccount } from './accounts';
import { expectNoHorizontalScroll } from './axe';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

const widths = [360, 1280];

/** Text of twice the size, as users set it in their browser. */
const doubleText = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** Expects each of these controls to be whole in the window, and none to lie over another. */
async function expectApart(controls: Locator, message: string): Promise<void> {
  const shown = await controls.filter({ visible: true }).all();
  for (const control of shown) await expect(control, message).toBeInViewport({ ratio: 1 });
  const boxes = await Promise.all(shown.map((control) => control.boundingBox()));
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one &&
          other &&
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1,
      ),
  );
  expect(overlaps, message).toEqual([]);
}

for (const width of widths) {
  test(`public pages fit in text of twice the size at ${width} px`, async ({ openPageAs }) => {
    const visitor = await openPageAs('visitor', { viewport: { width, height: 740 } });
    await doubleText(visitor);
    for (const address of ['/', '/jobs', '/login', '/register', '/terms']) {
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoHorizontalScroll(visitor, address);
    }
    await visitor.goto('/jobs');
    await expectApart(visitor.getByRole('banner').locator('a, button'), 'the header');
    await visitor
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(visitor).toHaveURL(/\/viewjob\//);
    await expectNoHorizontalScroll(visitor, 'a public job');
  });

  test(`a student’s pages fit in text of twice the size at ${width} px`, async ({ openPageAs }) => {
    const student = await openPageAs('visitor', { viewport: { width, height: 740 } });
    await doubleText(student);
    await student.goto('/login');
    await logIn(student, 'student@foothold.test', demoPassword);
    await expect(student.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    for (const address of ['applications', 'notifications', 'profile', 'saved', 'jobs']) {
      await student.goto(`/dashboard/${address}`);
      await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(student.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
      await expectNoHorizontalScroll(student, address);
    }
    const bar = width === 360 ? student.getByRole('navigation', { name: 'Shortcuts' }) : student.locator('aside nav');
    await expectApart(bar.locator('a, button'), 'the navigation');
    await student
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(student.getByRole('link', { name: 'Apply', exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(student, 'a job');

    await student.getByRole('link', { name: 'Apply', exact: true }).click();
    const name = 'curriculum-vitae-of-a-student.pdf';
    await student
      .getByLabel('Resume')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
    await expect(student.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expectNoHorizontalScroll(student, 'the apply page');
  });

  test(`the strip about an unconfirmed address fits in text of twice the size at ${width} px`, async ({
    browser,
    createApiClient,
  }) => {
    const own = await createApiClient();
    await registerAccount('student', own, own);
    const context = await browser.newContext({
      storageState: await own.storageState(),
      viewport: { width, height: 740 },
    });
    const page = await context.newPage();
    await doubleText(page);
    await page.goto('/dashboard/jobs');
    const strip = page.getByRole('region', { name: 'Your email address' });
    await expect(strip).toBeVisible();
    await expectApart(strip.locator('a, button'), 'the strip');
    await expectNoHorizontalScroll(page, 'the strip');
    await strip.getByRole('button', { name: 'Close this notice' }).click();
    await expect(strip).toBeHidden();
    await context.close();
  });
}
