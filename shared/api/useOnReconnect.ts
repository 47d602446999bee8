import { useEffect, useEffectEvent } from 'react';

/** Calls `onReconnect` when the browser is back online, while `isActive`. */
export function useOnReconnect(isActive: boolean, onReconnect: () => void): void {
  const handleOnline = useEffectEvent(onReconnect);
  useEffect(() => {
    if (!isActive) return;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isActive]);
}
