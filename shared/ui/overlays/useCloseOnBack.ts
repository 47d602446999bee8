import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsPhone } from './useIsPhone';

/**
 * On a phone, Back closes an overlay that covers the page. For that, a covered page has two history entries: the second
 * is a copy of the first, marked `covered`, of which the router knows nothing. When the overlay is closed in another way,
 * the page stays on the marked entry, because going back would race with a navigation that a choice in the overlay
 * starts. Back and Forward then skip it.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const coversPage = useIsPhone() && isOpen;
  const close = useEffectEvent(onClose);

  // Before the overlay can be seen: who goes back at once must not leave the page.
  useLayoutEffect(() => {
    if (!coversPage) return;
    const closer = () => close();
    openOverlays.push(closer);
    pushCoveredEntry();
    return () => void openOverlays.splice(openOverlays.indexOf(closer), 1);
  }, [coversPage]);
}

/** The close functions of the open overlays, the topmost last. */
const openOverlays: (() => void)[] = [];

/** The current entry at the last change that was handled here. */
let lastEntry: HistoryEntry | undefined;

interface HistoryEntry {
  key?: string;
  idx?: number;
  covered?: true;
}
const getCurrentEntry = (): HistoryEntry => (window.history.state as HistoryEntry | null) ?? {};

function pushCoveredEntry(): void {
  if (!lastEntry) window.addEventListener('popstate', handlePopState, { capture: true });
  if (!getCurrentEntry().covered) window.history.pushState({ ...getCurrentEntry(), covered: true }, '');
  lastEntry = getCurrentEntry();
}

// A capturing listener, so that it runs before the router's and can hide steps between the two entries of a page from it.
function handlePopState(event: PopStateEvent): void {
  const previous = lastEntry;
  lastEntry = getCurrentEntry();
  const isSamePage = lastEntry.key === previous?.key && lastEntry.idx === previous?.idx;
  if (!isSamePage || lastEntry.covered === previous?.covered) return;
  event.stopImmediatePropagation();
  const closeTopmost = openOverlays.at(-1);
  if (lastEntry.covered) window.history.forward();
  else if (!closeTopmost) window.history.back();
  else {
    closeTopmost();
    if (openOverlays.length > 1) pushCoveredEntry();
  }
}
