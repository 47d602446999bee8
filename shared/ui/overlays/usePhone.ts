import { useSyncExternalStore } from 'react';

const query = '(max-width: 860px)';

/** Whether the phone's layout is on: for what differs in kind, not in style. */
export const usePhone = () => useSyncExternalStore(subscribe, matches, () => false);

// Where there is no matchMedia (tests without a browser) the layout is the desktop's.
const list = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const matches = () => list()?.matches ?? false;

function subscribe(changed: () => void) {
  const media = list();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}
