import { useLocation } from '@foothold/shared/router';
import { useEffect, useRef } from 'react';

/** After each navigation the page's heading names the tab and takes the focus, so that a screen reader says where one is. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    document.title = heading?.textContent ? `${heading.textContent} · Foothold` : 'Foothold';
    // The first page of a document is read from its beginning by itself.
    if (arrivedAt.current !== null && arrivedAt.current !== pathname && heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    arrivedAt.current = pathname;
  }, [pathname]);
}
