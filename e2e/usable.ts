import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from './axe';

/** Expects the screen with this heading, and that nothing on it bars the way. */
export async function expectScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
  await expectUsable(page, String(heading));
}

/** As it stands, on a phone and on a desk, light and dark; and on the narrowest phone nothing is cut off. */
export async function expectUsable(page: Page, screen: string, widths = [360, 1280]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  // Chromium can miss a change of width that comes while a rule is being added; a change of colours makes it look again.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoSidewaysScroll(page, screen);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoSidewaysScroll(page, `${screen}, ${width} px`);
    await expectAccessible(page, `${screen}, light, ${width} px`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, `${screen}, dark, ${width} px`);
  }
}

/** The same of a page while its data is on its way, and once that has failed. */
export async function expectUsableMeanwhile(page: Page, address: string, heading: string, data: RegExp): Promise<void> {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(data, async (route) => {
    await failed;
    await route.fulfill({ status: 500, json: { code: 'unexpected' } });
  });
  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expectUsable(page, `${heading}, loading`);
  fail();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectScreen(page, heading);
}
