import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollFrameProps {
  /** The accessible name while there is something to scroll to: that of the table, or the id of its heading. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A frame that scrolls its content, also with the keyboard: while there is more than it shows, it takes the focus. */
export function ScrollFrame({ label, labelledBy, className, children }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(frame);
  // Not a landmark: its name is that of the section or the table.
  const group = { role: 'group', tabIndex: 0, 'aria-label': label, 'aria-labelledby': labelledBy };
  return (
    <div ref={frame} className={className} {...(isScrollable && group)}>
      {children}
    </div>
  );
}

/** Whether an element's content is larger than the element. False where sizes cannot be observed, as in jsdom. */
function useIsScrollable(frame: { readonly current: HTMLElement | null }): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [frame]);
  return isScrollable;
}
