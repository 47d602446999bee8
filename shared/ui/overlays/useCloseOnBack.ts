import { useEffect, useEffectEvent } from 'react';
import { useIsPhone } from './useIsPhone';

/**
 * On a phone Back closes what covers the page. So a covered page stands in the history twice: the second entry is the
 * first with a mark, and the router knows nothing of it. Closed otherwise, the page stays on the marked one, because
 * going back would race with the navigation that a choice starts: Back and Forward then pass over it.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const coversPage = useIsPhone() && isOpen;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!coversPage) return;
    const closer = () => close();
    openOverlays.push(closer);
    pushCoveredEntry();
    return () => void openOverlays.splice(openOverlays.indexOf(closer), 1);
  }, [coversPage]);
}

/** How to close each thing that covers the page; the topmost last. */
const openOverlays: (() => void)[] = [];

/** The entry that this page stood on when it was last looked at. */
let lastEntry: HistoryEntry | undefined;

interface HistoryEntry {
  key?: string;
  idx?: number;
  covered?: true;
}
const currentEntry = (): HistoryEntry => (window.history.state as HistoryEntry | null) ?? {};

function pushCoveredEntry(): void {
  if (!lastEntry) window.addEventListener('popstate', handlePopState, { capture: true });
  if (!currentEntry().covered) window.history.pushState({ ...currentEntry(), covered: true }, '');
  lastEntry = currentEntry();
}

// Heard before the router: it takes part in no step between the two entries of one page.
function handlePopState(event: PopStateEvent): void {
  const from = lastEntry;
  lastEntry = currentEntry();
  if (lastEntry.key !== from?.key || lastEntry.idx !== from?.idx || lastEntry.covered === from?.covered) return;
  event.stopImmediatePropagation();
  const close = openOverlays.at(-1);
  if (lastEntry.covered) window.history.forward();
  else if (!close) window.history.back();
  else {
    close();
    if (openOverlays.length > 1) pushCoveredEntry();
  }
}
