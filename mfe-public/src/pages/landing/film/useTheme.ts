import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** The colours that the page has now: those that the visitor chose, else the system's. */
export const useTheme = () => useSyncExternalStore(subscribe, theme, () => 'light' as const);

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function theme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkSystem().matches ? 'dark' : 'light';
}

function subscribe(changed: () => void) {
  const system = darkSystem();
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
