import { maxScreenshotHeight, screenshotWidths, type Viewport } from '@foothold/shared/contract/admin';
import type { BrowserContext, Page } from 'playwright-core';
import { createSettler } from './settle';

const firstHeights = { desktop: 800, phone: 780 } satisfies Record<Viewport, number>;
/** What the server takes. */
const maxBytes = 2 * 1024 * 1024;
/** Of one page, until two pictures of it are the same. */
const maxTaken = 5;

/**
 * The pictures of these pages, one after the other; undefined where the site does not show a page at its address. The
 * context is its own: pages of one share a window, whose size would change under the picture of another. Closes it.
 */
export async function capturePages(
  context: BrowserContext,
  viewport: Viewport,
  paths: readonly string[],
): Promise<(Buffer | undefined)[]> {
  const page = await context.newPage();
  await page.addInitScript(sendNothing);
  await page.addInitScript(hidePreviewStrip);
  const settle = createSettler(page);
  const pictures: (Buffer | undefined)[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: screenshotWidths[viewport], height: firstHeights[viewport] });
    const response = await page.goto(path);
    await settle();
    const isThere = response?.ok() && new URL(page.url()).pathname === path;
    pictures.push(isThere ? await capture(page, viewport, settle) : undefined);
  }
  await context.close();
  return pictures;
}

async function capture(page: Page, viewport: Viewport, settle: () => Promise<void>): Promise<Buffer> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(pageHeight, maxScreenshotHeight);
  // All of it is in view, so that what is fixed to the lower edge lies below the rest, and not across it.
  await page.setViewportSize({ width: screenshotWidths[viewport], height });
  await settle();
  const picture = await takeStillPicture(page);
  return picture.length <= maxBytes ? picture : page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 80 });
}

/** What was drawn since the page was settled is in the picture: the same twice, unless it moves all the time. */
async function takeStillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  for (let taken = 1; taken < maxTaken; taken += 1) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/**
 * Runs in each page before its own scripts. To look changes nothing: one that marks what it shows as read would be another
 * page for whoever comes next.
 */
function sendNothing(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    return method === 'GET' ? fetch(input, init) : new Promise(() => {});
  };
}

/** Runs in each page before its own scripts. Hides the strip of a preview, which would tell all pages apart. */
function hidePreviewStrip(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `section[aria-label="Preview"] { display: none !important; } body { padding-bottom: 0 !important; }`,
  );
  document.adoptedStyleSheets = [sheet];
}
