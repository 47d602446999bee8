import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium';
import { atEnd } from '../frame/scratch';

/** The browser that the stories run in. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await findChromium());
  atEnd(() => browser.close());
  return browser;
}
