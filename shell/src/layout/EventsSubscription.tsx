import {
  incrementUnreadCount,
  type LiveEvent,
  reloadBadgeCounts,
  reloadUnreadCount,
  startBadgeCountUpdates,
  subscribeToEvents,
  subscribeToReadsInOtherTabs,
} from '@foothold/shared/api';
import type { Notification } from '@foothold/shared/contract';
import { VisuallyHidden } from '@foothold/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Counts what the reader is told while they are anywhere in the dashboard, and says it politely. */
export function EventsSubscription({ userId, hasBadgeCounts }: { userId: number; hasBadgeCounts: boolean }) {
  const [latest, setLatest] = useState<Notification | null>(null);
  const handleEvent = useEffectEvent((news: LiveEvent) => {
    reloadBadgeCounts();
    if (!news) return void reloadUnreadCount(userId);
    incrementUnreadCount();
    setLatest(news);
  });
  useEffect(() => subscribeToEvents((news) => handleEvent(news)), []);
  useEffect(() => subscribeToReadsInOtherTabs(userId), [userId]);
  useEffect(() => (hasBadgeCounts ? startBadgeCountUpdates() : undefined), [hasBadgeCounts]);

  return (
    <VisuallyHidden as="p" aria-live="polite">
      {/* A node of its own for each, so that the same words are read out again. */}
      {latest && <span key={latest.id}>{`New: ${latest.title}. ${latest.message}`}</span>}
    </VisuallyHidden>
  );
}
