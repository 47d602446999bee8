import { prerenderElementIds } from '@foothold/shared/boot';
import { loadContourLines, runWhenIdle } from '@foothold/shared/ui';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The server's prerendered page, until the application's own page replaces it. */
const findPrerenderedPage = () => document.getElementById(prerenderElementIds.page);

export const isPrerendered = () => findPrerenderedPage() !== null;

/** Milliseconds that the replacement of a prerendered page waits for its contour lines. */
const contoursTimeout = 1_000;

/** A prerendered page has contour lines, so its replacement waits for them. Elsewhere they load after the first page. */
export const waitForPrerenderedContours = async () => {
  if (!isPrerendered()) return;
  await Promise.race([loadContourLines(), new Promise((resolve) => setTimeout(resolve, contoursTimeout))]);
};

/** Removes the prerendered page in the frame in which its replacement appears, and keeps the focus and the scroll position. */
export function useReplacePrerendered(): void {
  const [scrollTop] = useState(() => (isPrerendered() ? window.scrollY : 0));
  useLayoutEffect(() => {
    const prerendered = findPrerenderedPage();
    if (!prerendered) return;
    const restoreFocus = captureFocus(prerendered);
    prerendered.remove();
    document.getElementById(prerenderElementIds.rules)?.remove();
    restoreFocus();
    if (scrollTop > 0) window.scrollTo(0, scrollTop);
  }, [scrollTop]);
  useEffect(() => runWhenIdle(loadContourLines), []);
}

/**
 * Returns a function that gives the focus to the same element of the replacement. Both pages are rendered from the same
 * components, so elements with the same tag, text and link correspond, in document order.
 */
function captureFocus(prerendered: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused || !prerendered.contains(focused)) return () => {};
  const findSameElements = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>(focused.tagName)].filter(
      (other) => describeElement(other) === describeElement(focused),
    );
  const index = findSameElements(prerendered).indexOf(focused as HTMLElement);
  return () => findSameElements(document)[index]?.focus({ preventScroll: true });
}

const describeElement = (element: Element) => `${element.getAttribute('href')} ${element.textContent}`;
