import { useEffect, useRef, useState } from 'react';

/**
 * A key for what leaves by an animation: a new one when the time for leaving is over, so that it is gone then. Waiting
 * for the animation's own end would keep it for good where that is held or cancelled.
 */
export function useLeave(isOpen: boolean, milliseconds: number): number {
  const [turn, setTurn] = useState(0);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const leaves = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!leaves) return;
    const over = setTimeout(() => setTurn((last) => last + 1), milliseconds);
    return () => clearTimeout(over);
  }, [isOpen, milliseconds]);
  return turn;
}
