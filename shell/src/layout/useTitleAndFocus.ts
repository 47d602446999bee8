import { useLocation } from '@foothold/shared/router';
import { focusHeading } from '@foothold/shared/ui';
import { useEffect, useRef } from 'react';
import { servedAddress } from '../navigation/document';

/** After each navigation, sets the tab's title to the page's heading and focuses it, so that screen readers announce the page. */
export function useTitleAndFocus(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef<string | null>(null);

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    // The server may have set the first page's title already, while its heading is not rendered yet.
    const isNamed = document.title !== '' && document.title !== siteName;
    if (lastPathname.current !== null || pathname !== servedAddress || !isNamed) document.title = formatTitle(heading);
    // Not for the document's first page, which screen readers read from the beginning anyway.
    if (lastPathname.current !== null && lastPathname.current !== pathname) focusHeading();
    lastPathname.current = pathname;
  }, [pathname]);
}

const siteName = 'Foothold';

/** Drops the full stop of a heading that is a sentence. */
const formatTitle = (heading: HTMLElement | null) =>
  heading?.textContent ? `${heading.textContent.replace(/\.$/, '')} · ${siteName}` : siteName;
