import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const year = 31_536_000;

/** The theme that is shown, and the way to the other one. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const change = () => setTheme(theme === 'dark' ? 'light' : 'dark');
  return { theme, toggleTheme: change };
}

/** Who asks for what the system shows anyway follows the system again. The cookie has the server mark the next document. */
function setTheme(theme: Theme): void {
  const matchesSystem = theme === readSystemTheme();
  if (matchesSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is served.
  document.cookie = `theme=${theme}; path=/; max-age=${matchesSystem ? 0 : year}; samesite=lax${secure}`;
}

// Where there is no matchMedia the system wants light.
const getDarkSchemeQuery = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null);
const readSystemTheme = (): Theme => (getDarkSchemeQuery()?.matches ? 'dark' : 'light');

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : readSystemTheme();
}

function subscribe(changed: () => void) {
  const mark = new MutationObserver(changed);
  mark.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = getDarkSchemeQuery();
  system?.addEventListener('change', changed);
  return () => {
    mark.disconnect();
    system?.removeEventListener('change', changed);
  };
}
