import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColorContrast, expectNoHorizontalScroll } from './axe';
import { buildGalleryBeforeAll, openGallery } from './galleryPage';

buildGalleryBeforeAll();

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 360, 1280]) {
    test(`gallery: every component is accessible, ${theme}, ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({
        colorScheme: theme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      const troubles = collectPageErrors(page);
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
      expect(troubles).toEqual([]);
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

test('gallery: the button switches the theme', async ({ page }) => {
  await openGallery(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(241, 246, 243)');
  await page.getByRole('button', { name: 'Show in dark' }).click();
  expect(await ground()).toBe('rgb(11, 19, 16)');
  await page.getByRole('button', { name: 'Show in light' }).click();
  expect(await ground()).toBe('rgb(241, 246, 243)');
});

test('gallery on a phone: selects from a sheet, enters a custom value and picks a date', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await openGallery(page);

  const university = page.getByRole('combobox', { name: 'University', exact: true });
  await university.tap();
  await waitForDialog(page, 'University');
  await page.getByRole('dialog').getByLabel('Search').fill('lagos uni');
  await page.getByRole('option', { name: 'University of Lagos, Lagos' }).tap();
  await expect(university).toHaveText('University of Lagos, Lagos');
  await expect(university).toBeFocused();

  const place = page.getByRole('combobox', { name: /^Location/ });
  await place.tap();
  await waitForDialog(page, 'Location');
  await page.getByPlaceholder('Search, or write another').fill('Epe');
  await page.getByRole('option', { name: 'Epe' }).tap();
  await expect(place).toHaveText('Epe');

  const moment = page.getByRole('combobox', { name: 'Preferred date' });
  await moment.tap();
  await waitForDialog(page, 'Preferred date');
  await page.getByRole('button', { name: /\b9 December 2026/ }).tap();
  await page.getByLabel('Time').fill('14:30');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(moment).toHaveText('09/12/2026 14:30');
  await page.close();
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

/** Waits until the dialog is fully in view. */
async function waitForDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 0.9 });
}

/** In the dark theme only the color rules are checked again. */
const createAccessibilityCheck = (theme: 'light' | 'dark') => async (page: Page, screen: string) => {
  await (theme === 'light' ? expectAccessible : expectColorContrast)(page, screen);
  await expectNoHorizontalScroll(page, screen);
};

function collectPageErrors(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
}
