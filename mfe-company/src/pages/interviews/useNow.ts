import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/** The present moment, for what a page says about time while it stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), halfMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
