import { IconButton } from '@foothold/shared/ui';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const yearInSeconds = 31_536_000;

/** Switches between the light and the dark theme. The choice applies to this browser and lasts. */
export function ThemeButton() {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return theme === 'dark' ? (
    <IconButton icon={Sun} label="Use the light theme" onClick={() => setTheme('light')} />
  ) : (
    <IconButton icon={Moon} label="Use the dark theme" onClick={() => setTheme('dark')} />
  );
}

/**
 * Choosing the system's own theme removes the override, so that the page follows the system again. The server reads the
 * cookie and sets `data-theme` on the next document.
 */
function setTheme(theme: Theme): void {
  const matchesSystem = theme === readSystemTheme();
  if (matchesSystem) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `theme=${theme}; path=/; max-age=${matchesSystem ? 0 : yearInSeconds}; samesite=lax${secure}`;
}

// Without matchMedia the system theme counts as light.
const getDarkSchemeQuery = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null);
const readSystemTheme = (): Theme => (getDarkSchemeQuery()?.matches ? 'dark' : 'light');

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : readSystemTheme();
}

function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systemQuery = getDarkSchemeQuery();
  systemQuery?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    systemQuery?.removeEventListener('change', onChange);
  };
}
