import { useEffect, useRef, useState } from 'react';

/**
 * A React key for an overlay with an exit animation. It changes when the animation's time is over, which removes the
 * overlay. Waiting for the animation's end event would keep the overlay forever if the animation is paused or cancelled.
 */
export function useExitKey(isOpen: boolean, milliseconds: number): number {
  const [exitKey, setExitKey] = useState(0);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosing) return;
    const timer = setTimeout(() => setExitKey((last) => last + 1), milliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, milliseconds]);
  return exitKey;
}
