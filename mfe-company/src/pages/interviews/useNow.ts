import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useState } from 'react';

const updateMs = 30_000;

/** The current time, updated every 30 seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), updateMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Reloads at the time when an interview moves to another tab. */
export function useRevalidateAt(changes_at: string | null, now: Date): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (changes_at && Date.parse(changes_at) <= now.getTime()) void revalidate();
  }, [changes_at, now, revalidate]);
}
