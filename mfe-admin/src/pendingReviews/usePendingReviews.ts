import { getReviewQueueCount, subscribeToReviewQueue } from '@foothold/shared/api';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The server counts up to 100 and reports 100 for anything above. */
const maxCounted = 100;

/** The number of organisations that wait for a review, kept up to date by server-sent events; undefined until the first one. */
export const usePendingReviewCount = (): number | undefined =>
  useSyncExternalStore(subscribeToReviewQueue, getReviewQueueCount);

/** Reloads the page's data when the number of pending reviews differs from the one shown. */
export function useRefreshOnPendingChange(shownCount: number): void {
  const pendingCount = usePendingReviewCount();
  const { revalidate } = useRevalidator();
  const refreshIfChanged = useEffectEvent(() => {
    if (pendingCount !== undefined && pendingCount !== Math.min(shownCount, maxCounted)) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the check runs when the pending count changes
  useEffect(() => refreshIfChanged(), [pendingCount]);
}

/** '3 organisations are waiting for you.' */
export function pendingReviewsLabel(count: number): string {
  if (count === 0) return 'No organisation is waiting for you.';
  if (count === 1) return '1 organisation is waiting for you.';
  return `${count.toLocaleString('en-GB')} organisations are waiting for you.`;
}
