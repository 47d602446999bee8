import { useSyncExternalStore } from 'react';

// A sheet of paper is narrow too, but what is printed has the layout of a desktop.
const query = 'screen and (max-width: 860px)';

/** Whether the phone layout applies, for differences that CSS cannot express. */
export const useIsPhone = () => useSyncExternalStore(subscribe, isPhoneLayout, () => false);

// Without matchMedia, as in jsdom, the desktop layout applies.
const getMediaQueryList = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);

/** The same at this moment, for what loads data. */
export const isPhoneLayout = () => getMediaQueryList()?.matches ?? false;

function subscribe(listener: () => void) {
  const media = getMediaQueryList();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
