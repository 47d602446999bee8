import type { Page } from '@playwright/test';

/** Goes somewhere within the document, as a link of the page would. */
export const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
