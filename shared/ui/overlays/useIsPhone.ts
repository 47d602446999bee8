import { useSyncExternalStore } from 'react';

const query = '(max-width: 860px)';

/** Whether the phone's layout is on: for what differs in kind, not in style. */
export const useIsPhone = () => useSyncExternalStore(subscribe, matches, () => false);

// Where there is no matchMedia (tests without a browser) the layout is the desktop's.
const getMediaQueryList = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const matches = () => getMediaQueryList()?.matches ?? false;

function subscribe(listener: () => void) {
  const media = getMediaQueryList();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
