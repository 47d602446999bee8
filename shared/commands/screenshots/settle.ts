import { EventEmitter, once } from 'node:events';
import { prerenderElementIds } from '@foothold/shared/boot';
import type { Page } from 'playwright-core';
import { UsageError } from '../usageError';

const timeout = 20_000;

/** Follows what a page loads. Returns a function that waits until nothing is loading, and nothing on the page is busy. */
export function createSettler(page: Page): () => Promise<void> {
  const loads = followLoads(page);
  const settle = async () => {
    for (;;) {
      await page.waitForFunction(isSettled, prerenderElementIds.page, { timeout });
      if (loads.isOpen()) await loads.waitForEnd();
      // What has arrived is drawn, and may ask for more.
      await page.evaluate(waitForTwoFrames);
      if (!loads.isOpen() && (await page.evaluate(isSettled, prerenderElementIds.page))) return;
    }
  };
  return () =>
    settle().catch((cause: Error) => {
      if (!['TimeoutError', 'AbortError'].includes(cause.name)) throw cause;
      throw new UsageError(`${new URL(page.url()).pathname} is still busy after ${timeout / 1000} s.`);
    });
}

function followLoads(page: Page) {
  const open = new Set<unknown>();
  const ends = new EventEmitter();
  page.on('request', (request) => {
    // A stream of events stays open, and a film plays on.
    if (!['eventsource', 'media'].includes(request.resourceType())) open.add(request);
  });
  const end = (request: unknown) => {
    if (open.delete(request) && open.size === 0) ends.emit('end');
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    isOpen: () => open.size > 0,
    waitForEnd: () => once(ends, 'end', { signal: AbortSignal.timeout(timeout) }),
  };
}

/** Runs in the page. */
function isSettled(prerenderedId: string): boolean {
  // One outside of the view would not be loaded.
  for (const image of document.images) image.loading = 'eager';
  return (
    document.getElementById(prerenderedId) === null &&
    Boolean(document.querySelector('main')?.textContent) &&
    document.querySelector('[aria-busy="true"]') === null &&
    Array.from(document.querySelectorAll('[role="status"]')).every(
      ({ textContent }) => textContent?.trim() !== 'Loading',
    ) &&
    document.fonts.status === 'loaded' &&
    Array.from(document.images).every(({ complete }) => complete)
  );
}

/** Runs in the page. */
function waitForTwoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
