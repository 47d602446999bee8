import { focusHeading } from '@foothold/shared/ui';
import { useEffect, useRef } from 'react';

/** When the page switches to another view, its heading names the tab and takes the focus, as after a navigation. */
export function useFocusHeadingOnChange(view: unknown): void {
  const previous = useRef(view);

  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    const heading = focusHeading();
    if (!heading) return;
    document.title = `${heading.textContent} · Foothold`;
    window.scrollTo({ top: 0 });
  }, [view]);
}
