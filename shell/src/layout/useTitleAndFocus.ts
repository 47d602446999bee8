import { useLocation } from '@foothold/shared/router';
import { useEffect, useRef } from 'react';
import { servedAddress } from '../document';

/** After each navigation the page's heading names the tab and takes the focus, so that a screen reader says where one is. */
export function useTitleAndFocus(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef<string | null>(null);

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    // What the server has named is called so from the first byte: its heading may still be on the way.
    const isNamed = document.title !== '' && document.title !== siteName;
    if (lastPathname.current !== null || pathname !== servedAddress || !isNamed) document.title = formatTitle(heading);
    // The first page of a document is read from its beginning by itself.
    if (lastPathname.current !== null && lastPathname.current !== pathname && heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    lastPathname.current = pathname;
  }, [pathname]);
}

const siteName = 'Foothold';

/** A heading may be a sentence, a name has no full stop. */
const formatTitle = (heading: HTMLElement | null) =>
  heading?.textContent ? `${heading.textContent.replace(/\.$/, '')} · ${siteName}` : siteName;
