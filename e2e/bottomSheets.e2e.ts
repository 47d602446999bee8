import { type Browser, expect, type Locator, test } from '@playwright/test';
import { buildGalleryBeforeAll, openGallery } from './galleryPage';

buildGalleryBeforeAll();

const phoneOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('bottom sheet: closes after a choice on a slow phone with a fast second tap', async ({ browser }) => {
  const { page, finger } = await openOnSlowPhone(browser);
  const university = page.getByRole('combobox', { name: 'University', exact: true });
  for (const name of ['Ibadan', 'Akure', 'Kano', 'Zaria', 'Nsukka', 'Ibadan', 'Akure', 'Kano', 'Zaria', 'Nsukka']) {
    await university.tap();
    const sheet = page.getByRole('dialog', { name: 'University', exact: true });
    await sheet.getByLabel('Search').fill(name);
    await expect(sheet.getByRole('option')).toHaveCount(1);
    await waitUntilOpen(sheet);
    await sheet.getByRole('option', { name }).tap();
    // The next tap comes while the sheet is closing.
    await finger.down();
    await finger.up();
    await expect(sheet).toHaveCount(0, { timeout: 3000 });
    await expect(university).toContainText(name);
  }
  await page.getByRole('button', { name: 'Company', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Select Company' })).toBeVisible();
  await page.close();
});

test('bottom sheet: stays open when touched while opening, and takes a choice', async ({ browser }) => {
  const { page, finger } = await openOnSlowPhone(browser);
  const sheet = page.getByRole('dialog', { name: 'Select Company' });
  for (const _ of Array(10).keys()) {
    await page.getByRole('button', { name: 'Company', exact: true }).tap();
    await sheet.waitFor({ state: 'attached' });
    await finger.down();
    await waitUntilOpen(sheet);
    await finger.cancel();
    await sheet.getByRole('menuitemradio').first().tap();
    await expect(sheet).toHaveCount(0, { timeout: 3000 });
    await page.getByRole('button', { name: 'Clear Company' }).tap();
  }
  await page.close();
});

test('bottom sheet: is dragged down and closed', async ({ browser }) => {
  const { page, cdp } = await openOnSlowPhone(browser, 1);
  const university = page.getByRole('combobox', { name: 'University', exact: true });
  await university.tap();
  const sheet = page.getByRole('dialog', { name: 'University', exact: true });
  await waitUntilOpen(sheet);
  const { y = 0 } = (await sheet.boundingBox()) ?? {};
  await cdp.send('Input.synthesizeScrollGesture', { x: 180, y: y + 30, yDistance: 80, speed: 400 });
  await waitUntilOpen(sheet);
  await cdp.send('Input.synthesizeScrollGesture', { x: 180, y: y + 30, yDistance: 480, speed: 2400 });
  await expect(sheet).toHaveCount(0);
  await expect(university).toBeFocused();
  await page.close();
});

for (const width of [360, 1280]) {
  test(`overlays: are removed when closed even if the exit animation never ends, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(pauseExitAnimations);
    await openGallery(page);
    const overlays = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
    for (const name of ['Delete a job', 'Open a dialog', /^Manage/, /^Company$/]) {
      await page.getByRole('button', { name }).first().click();
      await expect(overlays.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlays, String(name)).toHaveCount(0, { timeout: 2000 });
    }
    const university = page.getByRole('combobox', { name: 'University', exact: true });
    await university.click();
    await expect(page.getByRole('option', { name: 'Ahmadu Bello' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox', { includeHidden: true })).toHaveCount(0, { timeout: 2000 });
  });
}

async function openOnSlowPhone(browser: Browser, slowness = 4) {
  const page = await browser.newPage(phoneOptions);
  await openGallery(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const finger = {
    down: () => touch('touchStart', { x: 6, y: 650 }),
    up: () => touch('touchEnd'),
    cancel: () => touch('touchCancel'),
  };
  return { page, cdp, finger };
}

/** Waits until the sheet is fully open: its lower edge is the screen's. */
async function waitUntilOpen(sheet: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
      return Math.round(y + height);
    })
    .toBe(740);
}

/** Runs in the page: pauses every exit animation, so that none ends. */
function pauseExitAnimations(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[data-exiting]')) return;
    for (const animation of target.getAnimations()) animation.pause();
  });
}
