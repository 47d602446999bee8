import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** The colours that the page has now: those that the visitor chose, else the system's. */
export const useTheme = () => useSyncExternalStore(subscribe, getTheme, () => 'light' as const);

const getDarkModeQuery = () => matchMedia('(prefers-color-scheme: dark)');

function getTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return getDarkModeQuery().matches ? 'dark' : 'light';
}

function subscribe(changed: () => void) {
  const system = getDarkModeQuery();
  system.addEventListener('change', changed);
  return () => system.removeEventListener('change', changed);
}
