import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Connection, slowDown } from './connection';

/** What a visitor's eyes get of a page. */
export interface Paint {
  /** Milliseconds from the start of the navigation to the largest paint. */
  largest: number;
  /** The sum of layout shifts, as Chromium scores them. */
  shift: number;
}

const timeoutMs = 60_000;

/** Somebody who is not signed in opens a page with an empty cache, until its own scripts have taken over and all is quiet. */
export async function measurePaint(browser: Browser, url: string, connection: Connection): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const paint = await observePaint(page);
    await slowDown(page, connection);
    await page.goto(url, { waitUntil: 'load' });
    return await paint();
  } finally {
    await context.close();
  }
}

/** Watches a page that is about to be opened. Resolves to what tells, once its own scripts have taken over and all is quiet. */
export async function observePaint(page: Page): Promise<() => Promise<Paint>> {
  await page.addInitScript(observerScript);
  return async () => {
    // What has just shown may not have been told yet.
    await page.evaluate('last = performance.now()');
    const end = Date.now() + timeoutMs;
    while (!(await page.evaluate(isSettledScript))) {
      if (Date.now() > end) throw new Error(`${page.url()} did not settle within ${timeoutMs / 1000} s.`);
      await pause(250);
    }
    return (await page.evaluate('seen')) as Paint;
  };
}

// As text: what tsx makes of a function calls helpers that the page does not have.
const observerScript = `globalThis.seen = { largest: 0, shift: 0 };
globalThis.last = 0;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) seen.largest = startTime;
  last = performance.now();
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  last = performance.now();
}).observe({ type: 'layout-shift', buffered: true });`;

const isSettledScript = `document.querySelector('#app main h1') !== null && document.fonts.status === 'loaded'
  && performance.now() - last > 1500`;
