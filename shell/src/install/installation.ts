import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the site, which TypeScript's library does not have. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Of browsers on iOS: whether the page was opened from the home screen. */
type HomeScreenNavigator = Navigator & { readonly standalone?: boolean };

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(latest: InstallOffer | null): void {
  offer = latest;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the menu: without this, a phone shows a bar of its own over the page. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Has the browser ask whether to install the site. It can be asked once for each offer. */
export async function install(): Promise<void> {
  const asked = offer;
  setOffer(null);
  await asked?.prompt();
}

/** How this browser installs the site: by asking, by hand in its own menu, or not at all, also because it is installed. */
export const useInstallation = (): 'by asking' | 'by hand' | null => useSyncExternalStore(subscribe, readInstallation);

function readInstallation() {
  if (offer) return 'by asking';
  return (navigator as HomeScreenNavigator).standalone === false ? 'by hand' : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
