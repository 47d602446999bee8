import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium';
import { onCleanUp } from '../harness/tempFolder';

/** The browser that the stories run in. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await findChromium());
  onCleanUp(() => browser.close());
  return browser;
}
