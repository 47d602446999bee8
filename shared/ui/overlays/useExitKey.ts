import { useEffect, useRef, useState } from 'react';

/**
 * A key for what leaves by an animation: a new one when the time for leaving is over, so that it is gone then. Waiting
 * for the animation's own end would keep it for good where that is held or cancelled.
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
