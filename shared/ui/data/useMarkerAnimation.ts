import { useEffect, useRef } from 'react';

/** When the place on a timeline moves on, its marker travels from the old hold to the new one, once. */
export function useMarkerAnimation(now: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(now);

  useEffect(() => {
    const from = list.current?.children[before.current];
    const to = list.current?.children[now];
    before.current = now;
    if (!(from instanceof HTMLElement && to instanceof HTMLElement) || from === to) return;
    const marker = to.querySelector('i');
    // Not every browser animates by script; then the marker is simply there.
    if (!marker?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const keyframes = [{ transform: `translateY(${from.offsetTop - to.offsetTop}px)` }, { transform: 'none' }];
    marker.animate(keyframes, { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
  }, [now]);

  return list;
}
