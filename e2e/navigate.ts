import type { Page } from '@playwright/test';

/** Navigates within the document, as a link of the page does. */
export const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
