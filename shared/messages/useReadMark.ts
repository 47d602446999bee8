import { call, reloadBadgeCounts } from '@foothold/shared/api';
import { markMessagesRead } from '@foothold/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import type { ThreadState } from './useThread';

/** Marks the other side's messages as read once the page that shows them is visible. A failure is left to the next visit. */
export function useReadMark({ conversation, messages, setConversation }: ThreadState): void {
  const { application_id, unread } = conversation;
  const up_to = unread > 0 ? messages.at(-1)?.id : undefined;
  const markRead = useEffectEvent(async (id: number) => {
    const read = await call(markMessagesRead, { params: { id: application_id }, body: { up_to: id } }).catch(
      () => null,
    );
    if (!read) return;
    setConversation((now) => ({ ...now, unread: read.unread, read_up_to: id }));
    reloadBadgeCounts();
  });

  useEffect(() => {
    if (up_to === undefined) return;
    const markWhenVisible = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', markWhenVisible);
      void markRead(up_to);
    };
    document.addEventListener('visibilitychange', markWhenVisible);
    markWhenVisible();
    return () => document.removeEventListener('visibilitychange', markWhenVisible);
  }, [up_to]);
}
