import { useLowData } from '@foothold/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

type FilmModule = typeof import('./Film');

interface FilmState {
  /** The player's code; null unless the film is to be played and the code has loaded. */
  filmModule: FilmModule | null;
  /** The visitor pressed the button. */
  isRequested: boolean;
  /** Starts the film; null when it cannot play or plays already. */
  request: (() => void) | null;
}

/**
 * Plays the film automatically after the page has loaded, unless the visitor prefers less motion or data. In that case
 * nothing of it is downloaded before it is requested.
 */
export function useFilm(): FilmState {
  const isLowData = useLowData();
  const isAutoplayAllowed = useSyncExternalStore(subscribe, shouldAutoplay, () => false) && !isLowData;
  const isPlayable = useSyncExternalStore(subscribe, canPlay, () => false);
  const [isRequested, setRequested] = useState(false);
  const [filmModule, setFilmModule] = useState<FilmModule | null>(null);
  const isPlaying = isAutoplayAllowed || isRequested;
  useEffect(() => {
    if (!isPlaying) return;
    // If the film cannot be loaded, the drawing stays.
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

function subscribe(onChange: () => void) {
  const media = getMediaQuery();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

// Network Information API, not available in all browsers.
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// Tests without a browser have no matchMedia, and no film.
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
