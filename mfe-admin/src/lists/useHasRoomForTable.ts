import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

/** Whether a list is a table; on a narrower screen it is a grid of cards. */
export const useHasRoomForTable = () => useSyncExternalStore(subscribe, matches, () => false);

const getMediaQueryList = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const matches = () => getMediaQueryList()?.matches ?? false;

function subscribe(listener: () => void) {
  const media = getMediaQueryList();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
