import { useEffect, useRef } from 'react';

/** The page tells something else now than when it was opened: its heading names the tab and takes the focus, as after a navigation. */
export function useFocusHeadingOnChange(view: unknown): void {
  const previous = useRef(view);

  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    document.title = `${heading.textContent} · Foothold`;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [view]);
}
