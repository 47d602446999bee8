import { useLocation } from '@foothold/shared/router';
import { useEffect, useRef } from 'react';
import { servedAddress } from '../document';

/** After each navigation the page's heading names the tab and takes the focus, so that a screen reader says where one is. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    // What the server has named is called so from the first byte: its heading may still be on the way.
    const isNamed = document.title !== '' && document.title !== site;
    if (arrivedAt.current !== null || pathname !== servedAddress || !isNamed) document.title = nameOf(heading);
    // The first page of a document is read from its beginning by itself.
    if (arrivedAt.current !== null && arrivedAt.current !== pathname && heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    arrivedAt.current = pathname;
  }, [pathname]);
}

const site = 'Foothold';

/** A heading may be a sentence, a name has no full stop. */
const nameOf = (heading: HTMLElement | null) =>
  heading?.textContent ? `${heading.textContent.replace(/\.$/, '')} · ${site}` : site;
