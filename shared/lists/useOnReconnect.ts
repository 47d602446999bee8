import { useEffect, useEffectEvent } from 'react';

/** Calls back when the connection returns, as long as something waits for it. */
export function useOnReconnect(waits: boolean, returned: () => void): void {
  const call = useEffectEvent(returned);
  useEffect(() => {
    if (!waits) return;
    const tell = () => call();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [waits]);
}
