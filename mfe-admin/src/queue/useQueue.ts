import { getReviewQueueCount, subscribeToReviewQueue } from '@foothold/shared/api';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The server counts no further. */
const most = 100;

/** How many organisations wait for a review, as it changes; undefined until that is known. */
export const useQueue = (): number | undefined => useSyncExternalStore(subscribeToReviewQueue, getReviewQueueCount);

/** Runs the page's loaders again when another number waits than the page shows. */
export function useLiveQueue(shown: number): void {
  const waiting = useQueue();
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (waiting !== undefined && waiting !== Math.min(shown, most)) void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is looked at when this changes
  useEffect(() => look(), [waiting]);
}
