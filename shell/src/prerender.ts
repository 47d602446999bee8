import { prerenderElementIds } from '@foothold/shared/boot';
import { loadContourLines, runWhenIdle } from '@foothold/shared/ui';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The page that the server painted, as long as nothing of ours has been ready to take its place. */
const findPrerenderedPage = () => document.getElementById(prerenderElementIds.page);

export const isPrerendered = () => findPrerenderedPage() !== null;

/** What the server painted has contour lines: the page that takes its place waits a moment for them. Elsewhere they follow the first page. */
export const waitForPrerenderedContours = async () => {
  if (isPrerendered()) await Promise.race([loadContourLines(), new Promise((goOn) => setTimeout(goOn, 1_000))]);
};

/** In the frame in which a page of ours is there, what the server painted goes; whoever has begun to use it stays where they were. */
export function useReplacePrerendered(): void {
  const [scrolled] = useState(() => (isPrerendered() ? window.scrollY : 0));
  useLayoutEffect(() => {
    const prerendered = findPrerenderedPage();
    if (!prerendered) return;
    const restoreFocus = captureFocus(prerendered);
    prerendered.remove();
    document.getElementById(prerenderElementIds.rules)?.remove();
    restoreFocus();
    if (scrolled > 0) window.scrollTo(0, scrolled);
  }, [scrolled]);
  useEffect(() => runWhenIdle(loadContourLines), []);
}

/** What has the focus. Both pages are painted from the same parts: what says the same and leads to the same is the same. */
function captureFocus(prerendered: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused || !prerendered.contains(focused)) return () => {};
  const findSameElements = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>(focused.tagName)].filter(
      (other) => describeElement(other) === describeElement(focused),
    );
  const which = findSameElements(prerendered).indexOf(focused as HTMLElement);
  return () => findSameElements(document)[which]?.focus({ preventScroll: true });
}

const describeElement = (element: Element) => `${element.getAttribute('href')} ${element.textContent}`;
