import { useEffect, useEffectEvent } from 'react';
import { usePhone } from './usePhone';

/**
 * On a phone Back closes what covers the page. So a covered page stands in the history twice: the second entry is the
 * first with a mark, and the router knows nothing of it. Closed otherwise, the page stays on the marked one, because
 * going back would race with the navigation that a choice starts: Back and Forward then pass over it.
 */
export function useBack(isOpen: boolean, onClose: () => void): void {
  const covers = usePhone() && isOpen;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!covers) return;
    const closer = () => close();
    covering.push(closer);
    standTwice();
    return () => void covering.splice(covering.indexOf(closer), 1);
  }, [covers]);
}

/** How to close each thing that covers the page; the topmost last. */
const covering: (() => void)[] = [];

/** The entry that this page stood on when it was last looked at. */
let here: Entry | undefined;

interface Entry {
  key?: string;
  idx?: number;
  covered?: true;
}
const entry = (): Entry => (window.history.state as Entry | null) ?? {};

function standTwice(): void {
  if (!here) window.addEventListener('popstate', moved, { capture: true });
  if (!entry().covered) window.history.pushState({ ...entry(), covered: true }, '');
  here = entry();
}

// Heard before the router: it takes part in no step between the two entries of one page.
function moved(event: PopStateEvent): void {
  const from = here;
  here = entry();
  if (here.key !== from?.key || here.idx !== from?.idx || here.covered === from?.covered) return;
  event.stopImmediatePropagation();
  const close = covering.at(-1);
  if (here.covered) window.history.forward();
  else if (!close) window.history.back();
  else {
    close();
    if (covering.length > 1) standTwice();
  }
}
