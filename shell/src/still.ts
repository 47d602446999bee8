import { prerenderElementIds } from '@foothold/shared/boot';
import { fetchLines, whenIdle } from '@foothold/shared/ui';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The page that the server painted, as long as nothing of ours has been ready to take its place. */
const painted = () => document.getElementById(prerenderElementIds.page);

export const standsStill = () => painted() !== null;

/** What the server painted has contour lines: the page that takes its place waits a moment for them. Elsewhere they follow the first page. */
export const linesOfStill = async () => {
  if (standsStill()) await Promise.race([fetchLines(), new Promise((goOn) => setTimeout(goOn, 1_000))]);
};

/** In the frame in which a page of ours is there, what the server painted goes; whoever has begun to use it stays where they were. */
export function useTakeOver(): void {
  const [scrolled] = useState(() => (standsStill() ? window.scrollY : 0));
  useLayoutEffect(() => {
    const still = painted();
    if (!still) return;
    const carryOn = placeIn(still);
    still.remove();
    document.getElementById(prerenderElementIds.rules)?.remove();
    carryOn();
    if (scrolled > 0) window.scrollTo(0, scrolled);
  }, [scrolled]);
  useEffect(() => whenIdle(fetchLines), []);
}

/** What has the focus. Both pages are painted from the same parts: what says the same and leads to the same is the same. */
function placeIn(still: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused || !still.contains(focused)) return () => {};
  const twins = (within: ParentNode) =>
    [...within.querySelectorAll<HTMLElement>(focused.tagName)].filter((other) => says(other) === says(focused));
  const which = twins(still).indexOf(focused as HTMLElement);
  return () => twins(document)[which]?.focus({ preventScroll: true });
}

const says = (element: Element) => `${element.getAttribute('href')} ${element.textContent}`;
