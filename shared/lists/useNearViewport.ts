import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `arrived` when the element comes near the screen, and again with each new `turn` while it stays there. */
export function useNearViewport<E extends Element>(turn: number, arrived: () => void) {
  const element = useRef<E>(null);
  const call = useEffectEvent(arrived);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer tells where the element is now
  useEffect(() => {
    // A browser that cannot tell leaves it to the button.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && call(), { rootMargin: '800px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [turn]);

  return element;
}

const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;
