import { useEffect, useState, useSyncExternalStore } from 'react';

type FilmPart = typeof import('./Film');

/** The part of the page that plays the film, null as long as there is none: it comes last, where motion and data allow. */
export function useFilm(): FilmPart | null {
  const allowed = useSyncExternalStore(subscribe, mayPlay, () => false);
  const [part, setPart] = useState<FilmPart | null>(null);
  useEffect(() => {
    if (!allowed) return;
    // Without the film the page is whole: if it cannot be fetched, the drawing stays.
    return afterLoad(() => void import('./Film').then(setPart, () => {}));
  }, [allowed]);
  return allowed ? part : null;
}

const unwanted = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

const list = () => (typeof matchMedia === 'function' ? matchMedia(unwanted) : null);

function subscribe(changed: () => void) {
  const media = list();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

// What browsers know of a connection, where they tell.
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// Where there is no matchMedia (tests without a browser) there is no film either.
function mayPlay(): boolean {
  if (list()?.matches !== false) return false;
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g' && CSS.supports('mix-blend-mode', 'plus-lighter');
}

function afterLoad(start: () => void) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
