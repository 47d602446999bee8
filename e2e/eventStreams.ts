import type { Page } from '@playwright/test';

/** Holds back the event stream that a page opens from now on. Returns a function that lets it through. */
export async function holdEventStream(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/events*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
