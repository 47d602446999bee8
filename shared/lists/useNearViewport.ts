import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onNear` when the element comes near the screen, and again after each change of `turn` while it is there. */
export function useNearViewport<E extends Element>(turn: number, onNear: () => void) {
  const element = useRef<E>(null);
  const handleNear = useEffectEvent(onNear);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports at once where the element is now
  useEffect(() => {
    // Without the API the list's button remains.
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && handleNear(), {
      rootMargin: '800px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [turn]);

  return element;
}

const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;
