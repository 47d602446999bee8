import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectColorContrast, expectNoHorizontalScroll } from './axe';
import { expectTapTargets } from './tapTargets';

/** Expects the screen with this heading, and that it is accessible at all widths and in both themes. */
export async function expectAccessibleScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
  await expectAccessibleLayouts(page, String(heading));
}

interface Layouts {
  widths?: readonly number[];
  /** Scrolls to the end, where a bar that sticks to the end of the screen lies over nothing. */
  isAtEnd?: boolean;
}

/** Expects the current page to be accessible at these widths in both themes, and to fit and be pressed with a finger at 320 px. */
export async function expectAccessibleLayouts(
  page: Page,
  screen: string,
  { widths = [360, 1280], isAtEnd = false }: Layouts = {},
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  // Chromium can miss a change of width that comes while a rule is being added; a change of colours makes it look again.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoHorizontalScroll(page, screen);
  await expectTapTargets(page, screen);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoHorizontalScroll(page, `${screen}, ${width} px`);
    if (isAtEnd) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page, `${screen}, light, ${width} px`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorContrast(page, `${screen}, dark, ${width} px`);
  }
}

/** Expects a page to be accessible while its data loads and after loading has failed. */
export async function expectAccessibleLoadingAndError(
  page: Page,
  address: string,
  heading: string,
  data: RegExp,
): Promise<void> {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(data, async (route) => {
    await failed;
    await route.fulfill({ status: 500, json: { code: 'unexpected' } });
  });
  await page.goto(address);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expectAccessibleLayouts(page, `${heading}, loading`);
  fail();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessibleScreen(page, heading);
}
