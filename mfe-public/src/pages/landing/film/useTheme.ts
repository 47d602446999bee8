import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** The current color theme: the visitor's choice, else the system's. */
export const useTheme = () => useSyncExternalStore(subscribe, getTheme, () => 'light' as const);

const getDarkModeQuery = () => matchMedia('(prefers-color-scheme: dark)');

function getTheme(): Theme {
  const chosenTheme = document.documentElement.dataset.theme;
  if (chosenTheme === 'light' || chosenTheme === 'dark') return chosenTheme;
  return getDarkModeQuery().matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void) {
  const query = getDarkModeQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
