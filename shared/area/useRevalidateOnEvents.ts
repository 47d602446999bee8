import { getRecentEvents, type LiveEvent, subscribeToEvents } from '@foothold/shared/api';
import type { NotificationKind } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Runs the page's loaders again on notifications of these kinds (all when none is given), and after a gap in the stream. */
export function useRevalidateOnEvents(...kinds: NotificationKind[]): void {
  const { revalidate } = useRevalidator();
  const handleEvent = useEffectEvent((event: LiveEvent) => {
    if (!event || kinds.length === 0 || kinds.includes(event.kind)) void revalidate();
  });
  useEffect(() => {
    // The loaders may have run before these arrived.
    for (const event of getRecentEvents()) handleEvent(event);
    return subscribeToEvents((event) => handleEvent(event));
  }, []);
}
