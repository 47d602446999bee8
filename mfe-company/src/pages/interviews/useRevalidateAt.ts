import { useRevalidator } from '@foothold/shared/router';
import { useEffect } from 'react';

/** Reloads at the time when an interview moves to another tab. */
export function useRevalidateAt(changes_at: string | null, now: Date): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (changes_at && Date.parse(changes_at) <= now.getTime()) void revalidate();
  }, [changes_at, now, revalidate]);
}
