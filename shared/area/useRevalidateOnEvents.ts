import { getRecentEvents, type LiveEvent, subscribeToEvents } from '@foothold/shared/api';
import type { NotificationKind } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Runs the page's loaders again when its reader is told something of a kind that it shows, or may have missed it. */
export function useRevalidateOnEvents(...kinds: NotificationKind[]): void {
  const { revalidate } = useRevalidator();
  const hear = useEffectEvent((news: LiveEvent) => {
    if (!news || kinds.length === 0 || kinds.includes(news.kind)) void revalidate();
  });
  useEffect(() => {
    // While this page was on its way to the screen it may have been read already.
    for (const news of getRecentEvents()) hear(news);
    return subscribeToEvents((news) => hear(news));
  }, []);
}
