import { stillIds } from '@foothold/shared/boot';
import { useLayoutEffect, useState } from 'react';

/** Whether the page that the server painted still stands: nothing of ours has been ready to take its place. */
export const standsStill = () => document.getElementById(stillIds.page) !== null;

/** In the frame in which a page of ours is there, what the server painted goes, and the reader stays where they had scrolled to. */
export function useTakeOver(): void {
  const [scrolled] = useState(() => (standsStill() ? window.scrollY : 0));
  useLayoutEffect(() => {
    for (const id of Object.values(stillIds)) document.getElementById(id)?.remove();
    if (scrolled > 0) window.scrollTo(0, scrolled);
  }, [scrolled]);
}
