import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const year = 31_536_000;

/** The theme that is shown, and the way to the other one. The cookie is for the server, which marks the next document. */
export function useTheme(): { theme: Theme; change: () => void } {
  const theme = useSyncExternalStore(subscribe, shown);
  const change = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is served.
    document.cookie = `theme=${next}; path=/; max-age=${year}; samesite=lax${secure}`;
  };
  return { theme, change };
}

// Whoever has not chosen gets what the system wants. Where there is no matchMedia it wants light.
const darkSystem = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null);

function shown(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkSystem()?.matches ? 'dark' : 'light';
}

function subscribe(changed: () => void) {
  const mark = new MutationObserver(changed);
  mark.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = darkSystem();
  system?.addEventListener('change', changed);
  return () => {
    mark.disconnect();
    system?.removeEventListener('change', changed);
  };
}
