import {
  incrementUnreadCount,
  type LiveEvent,
  reloadBadgeCounts,
  reloadUnreadCount,
  startBadgeCountUpdates,
  subscribeToConversations,
  subscribeToEvents,
  subscribeToReadsInOtherTabs,
} from '@foothold/shared/api';
import type { Notification } from '@foothold/shared/contract';
import { VisuallyHidden } from '@foothold/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Updates the unread and badge counts on server-sent events, and announces new notifications to screen readers. */
export function EventsSubscription({ userId, hasBadgeCounts }: { userId: number; hasBadgeCounts: boolean }) {
  const [latestNotification, setLatestNotification] = useState<Notification | null>(null);
  const handleEvent = useEffectEvent((notification: LiveEvent) => {
    reloadBadgeCounts();
    if (!notification) return void reloadUnreadCount(userId);
    incrementUnreadCount();
    setLatestNotification(notification);
  });
  useEffect(() => subscribeToEvents((notification) => handleEvent(notification)), []);
  useEffect(() => subscribeToConversations(reloadBadgeCounts), []);
  useEffect(() => subscribeToReadsInOtherTabs(userId), [userId]);
  useEffect(() => (hasBadgeCounts ? startBadgeCountUpdates() : undefined), [hasBadgeCounts]);

  return (
    <VisuallyHidden as="p" aria-live="polite">
      {/* The key makes a new node for each notification, so that an identical text is announced again. */}
      {latestNotification && (
        <span key={latestNotification.id}>{`New: ${latestNotification.title}. ${latestNotification.message}`}</span>
      )}
    </VisuallyHidden>
  );
}
