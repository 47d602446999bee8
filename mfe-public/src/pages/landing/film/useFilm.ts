import { useEffect, useState, useSyncExternalStore } from 'react';

type FilmModule = typeof import('./Film');

interface FilmState {
  /** What plays the film, as long as it is to be played. */
  filmModule: FilmModule | null;
  /** Whether the visitor asked for it. */
  isRequested: boolean;
  /** Asks for it, where it could play but does not by itself. */
  request: (() => void) | null;
}

/** The film comes last and by itself where motion and data allow; elsewhere nothing of it is fetched until it is asked for. */
export function useFilm(): FilmState {
  const isAutoplayAllowed = useSyncExternalStore(subscribe, shouldAutoplay, () => false);
  const isPlayable = useSyncExternalStore(subscribe, canPlay, () => false);
  const [isRequested, setRequested] = useState(false);
  const [filmModule, setFilmModule] = useState<FilmModule | null>(null);
  const isPlaying = isAutoplayAllowed || isRequested;
  useEffect(() => {
    if (!isPlaying) return;
    // Without the film the page is whole: if it cannot be fetched, the drawing stays.
    return runAfterLoad(() => void import('./Film').then(setFilmModule, () => setRequested(false)));
  }, [isPlaying]);
  return {
    filmModule: isPlaying ? filmModule : null,
    isRequested,
    request: isPlayable && !isPlaying ? () => setRequested(true) : null,
  };
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

const getMediaQuery = () => (typeof matchMedia === 'function' ? matchMedia(reducedMotionQuery) : null);

function subscribe(changed: () => void) {
  const media = getMediaQuery();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

// What browsers know of a connection, where they tell.
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// Where there is no matchMedia (tests without a browser) there is no film either.
const canPlay = () => getMediaQuery() !== null && CSS.supports('mix-blend-mode', 'plus-lighter');

function shouldAutoplay(): boolean {
  if (!canPlay() || getMediaQuery()?.matches) return false;
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g';
}

function runAfterLoad(start: () => void) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
