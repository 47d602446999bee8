import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const yearInSeconds = 31_536_000;

/**
 * Applies at once, to this browser, and lasts: the server reads the cookie and sets `data-theme` on every later document, so
 * that none is painted in another theme first. Without the attribute a page follows the system.
 */
export function setTheme(theme: Theme): void {
  const isSystem = theme === 'system';
  if (isSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `theme=${theme}; path=/; max-age=${isSystem ? 0 : yearInSeconds}; samesite=lax${secure}`;
}

/** The chosen theme; null while a page is prerendered for everybody. */
export const useTheme = (): Theme | null => useSyncExternalStore(subscribeToTheme, readTheme, () => null);

const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
