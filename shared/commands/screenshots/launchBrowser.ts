import type { Browser } from 'playwright-core';
import { UsageError } from '../usageError';
import { findInstalledBrowser, sandboxArgs } from './findBrowser';

/** What is drawn anew in parts has other pixels along its curves than what is drawn at once. */
const steadyArgs = ['--disable-partial-raster', '--disable-skia-runtime-opts', '--disable-lcd-text'];

/** Opens CHROMIUM_PATH, else the Chrome or Chromium of this machine, else the browser that Playwright has fetched. */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const executablePath = process.env.CHROMIUM_PATH || findInstalledBrowser();
  return chromium
    .launch({ args: [...sandboxArgs, ...steadyArgs], ...(executablePath && { executablePath }) })
    .catch(() => {
      throw new UsageError(
        'They need a browser that starts: run `npx playwright install chromium`, or name one with CHROMIUM_PATH.',
      );
    });
}
