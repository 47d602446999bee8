import { useEffect, useState, useSyncExternalStore } from 'react';

type FilmPart = typeof import('./Film');

interface FilmOffer {
  /** What plays the film, as long as it is to be played. */
  part: FilmPart | null;
  /** Whether the visitor asked for it. */
  asked: boolean;
  /** Asks for it, where it could play but does not by itself. */
  ask: (() => void) | null;
}

/** The film comes last and by itself where motion and data allow; elsewhere nothing of it is fetched until it is asked for. */
export function useFilm(): FilmOffer {
  const welcome = useSyncExternalStore(subscribe, isWelcome, () => false);
  const possible = useSyncExternalStore(subscribe, isPossible, () => false);
  const [asked, setAsked] = useState(false);
  const [part, setPart] = useState<FilmPart | null>(null);
  const plays = welcome || asked;
  useEffect(() => {
    if (!plays) return;
    // Without the film the page is whole: if it cannot be fetched, the drawing stays.
    return afterLoad(() => void import('./Film').then(setPart, () => setAsked(false)));
  }, [plays]);
  return { part: plays ? part : null, asked, ask: possible && !plays ? () => setAsked(true) : null };
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
const isPossible = () => list() !== null && CSS.supports('mix-blend-mode', 'plus-lighter');

function isWelcome(): boolean {
  if (!isPossible() || list()?.matches) return false;
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g';
}

function afterLoad(start: () => void) {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
