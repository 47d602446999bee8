import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.describe('landing film', () => {
  test('plays after the page has loaded, until it is paused', async ({ openPageAs }) => {
    const page = await openPageAs('visitor', { colorScheme: 'dark' });
    const films = collectFilmRequests(page);
    await page.goto('/');
    const pauseButton = page.getByRole('button', { name: 'Pause film' });
    await expect(pauseButton).toBeVisible();
    await expect.poll(() => readPlaybackTime(page)).toBeGreaterThan(0.3);
    expect(films).toEqual([expect.stringMatching(/film-dark\.webm$/)]);

    await pauseButton.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Play film' })).toBeFocused();
    await expect(page.locator('video[data-shown]')).toHaveJSProperty('paused', true);

    await page.getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { name: 'FAQs' })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Play film' })).toBeInViewport();
    await expect(page.locator('video')).toHaveJSProperty('paused', true);

    await page.getByRole('button', { name: 'Play film' }).click();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
  });

  test('pauses while it is out of view or the tab is hidden', async ({ openPageAs }) => {
    const page = await openPageAs('visitor');
    await page.goto('/');
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveJSProperty('paused', false);

    await page.evaluate(setTabHidden, true);
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    await page.evaluate(setTabHidden, false);
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: 'Pause film' }).click();
    await page.evaluate(setTabHidden, false);
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
  });

  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 1280, height: 860 },
    { width: 1920, height: 1080 },
  ]) {
    test(`covers the drawing exactly without a layout shift at ${width} px`, async ({ openPageAs }) => {
      const page = await openPageAs('visitor', { viewport: { width, height } });
      await page.addInitScript(collectShifts);
      await page.goto('/');
      await expect(page.locator('video[data-shown]')).toBeVisible();
      expect(await page.locator('video').boundingBox()).toEqual(
        await page.getByRole('img', { name: /A hill/ }).boundingBox(),
      );
      expect(await page.evaluate(() => (window as unknown as LayoutShifts).shifts)).toBe(0);
    });
  }

  test('is not requested when reduced motion is preferred', async ({ openPageAs }) => {
    const page = await openPageAs('visitor', { reducedMotion: 'reduce' });
    await expectNoFilm(page);
  });

  test('is not requested on a slow or metered connection', async ({ openPageAs }) => {
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
      const page = await openPageAs('visitor');
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await expectNoFilm(page);
    }
  });

  test('is removed when reduced motion becomes preferred', async ({ openPageAs }) => {
    const page = await openPageAs('visitor');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  });

  test('plays on request despite reduced motion', async ({ openPageAs }) => {
    const page = await openPageAs('visitor', { reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play film' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause film' })).toBeFocused();
    await expect.poll(() => readPlaybackTime(page)).toBeGreaterThan(0.3);
  });
});

/** Collects the film requests of a page from now on. */
function collectFilmRequests(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
  return films;
}

const readPlaybackTime = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

async function expectNoFilm(page: Page): Promise<void> {
  const films = collectFilmRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('img', { name: /A hill/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
}

/** Runs in the page: a headless browser never hides a tab, so this simulates it. */
function setTabHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

interface LayoutShifts {
  shifts: number;
}

/** Runs in the page: sums up the layout shifts. */
function collectShifts(): void {
  const sum = window as unknown as LayoutShifts;
  sum.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
