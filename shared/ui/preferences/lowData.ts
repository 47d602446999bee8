import { useSyncExternalStore } from 'react';

// Network Information API, not available in all browsers.
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const yearInSeconds = 31_536_000;

/**
 * Applies at once, to this browser, and lasts: the server reads the cookie, or else the browser's `Save-Data`, and sets
 * `data-low` on every later document, so that none asks for a font or picture first.
 */
export function setLowData(isOn: boolean): void {
  mark(isOn);
  const isDefault = isOn === savesData();
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `data=${isOn ? 'low' : 'full'}; path=/; max-age=${isDefault ? 0 : yearInSeconds}; samesite=lax${secure}`;
}

/** A document that was kept for times without a connection may be older than the choice. */
export function applyLowData(): void {
  const chosen = /(?:^|;\s*)data=(low|full)(?:;|$)/.exec(document.cookie)?.[1];
  if (chosen || savesData()) mark(chosen !== 'full');
}

/** Whether fonts, films and pictures are loaded only on request; null while a page is prerendered for everybody. */
export const useLowData = (): boolean | null => useSyncExternalStore(subscribe, isLowData, () => null);

export const isLowData = (): boolean => document.documentElement.hasAttribute('data-low');

const mark = (isOn: boolean) => document.documentElement.toggleAttribute('data-low', isOn);

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-low'] });
  return () => observer.disconnect();
}
