import { expect, test } from '@playwright/test';
import { buildGalleryBeforeAll, openGallery, waitForDialog } from './galleryPage';

buildGalleryBeforeAll();

test('gallery: the button switches the theme', async ({ page }) => {
  await openGallery(page);
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await readBackground()).toBe('rgb(241, 246, 243)');
  await page.getByRole('button', { name: 'Show in dark' }).click();
  expect(await readBackground()).toBe('rgb(11, 19, 16)');
  await page.getByRole('button', { name: 'Show in light' }).click();
  expect(await readBackground()).toBe('rgb(241, 246, 243)');
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
  await page.getByLabel('Time', { exact: true }).fill('14:30');
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(moment).toHaveText('09/12/2026 14:30');
  await page.close();
});
