import { getReviewQueueCount, subscribeToReviewQueue } from '@foothold/shared/api';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The server counts no further. */
const maxCounted = 100;

/** How many organisations wait for a review, as it changes; undefined until that is known. */
export const usePendingReviewCount = (): number | undefined =>
  useSyncExternalStore(subscribeToReviewQueue, getReviewQueueCount);

/** Runs the page's loaders again when another number waits than the page shows. */
export function useRefreshOnPendingChange(shown: number): void {
  const pendingCount = usePendingReviewCount();
  const { revalidate } = useRevalidator();
  const refreshIfChanged = useEffectEvent(() => {
    if (pendingCount !== undefined && pendingCount !== Math.min(shown, maxCounted)) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is looked at when this changes
  useEffect(() => refreshIfChanged(), [pendingCount]);
}
