import { readBoot } from '@foothold/shared/boot';
import { listNotifications, markNotificationRead, markNotificationsRead } from '@foothold/shared/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from './call';

/** The server counts up to this number. */
const maxCount = 100;

/** The count belongs to the layout and not to any page, so no loader holds it. */
const useUnreadStore = create<{ bootDocument: object; unread: number }>()(() => ({ bootDocument: {}, unread: 0 }));

/** How many notifications the user has not read: 100 means 100 or more. */
export const useUnreadCount = (): number => getCountForPage(useUnreadStore());

/** Counts a notification that has just arrived. */
export const incrementUnreadCount = () => setUnreadCount(getUnreadCount() + 1);

/** Loads the count from the server. It stays as it is when the request fails. */
export async function reloadUnreadCount(user_id: number): Promise<void> {
  const response = await call(listNotifications, { params: { user_id }, query: { limit: 1 } }).catch(() => null);
  if (response) setUnreadCount(response.unread);
}

/** Applies what the user reads in other tabs of this browser. Returns an unsubscribe function. */
export function subscribeToReadsInOtherTabs(reader: number): () => void {
  const tabs = openChannel();
  tabs?.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
    if (data.reader === reader) setUnreadCount(data.unread);
  });
  return () => tabs?.close();
}

/**
 * Marks all notifications up to this id as read. The count changes at once; when the request fails, it is restored
 * and this resolves to false.
 */
export async function markReadUpTo(up_to: number): Promise<boolean> {
  const before = getUnreadCount();
  setUnreadCount(0);
  try {
    const { unread } = await call(markNotificationsRead, { body: { up_to } });
    setUnreadCount(unread);
    broadcastUnreadCount(unread);
    return true;
  } catch {
    setUnreadCount(before + getUnreadCount());
    return false;
  }
}

/** Marks one notification as read, when its link is followed, in the same way. */
export async function markOneRead(id: number): Promise<void> {
  setUnreadCount(getUnreadCount() - 1);
  try {
    const { unread } = await call(markNotificationRead, { params: { id }, keepalive: true });
    setUnreadCount(unread);
    broadcastUnreadCount(unread);
  } catch {
    setUnreadCount(getUnreadCount() + 1);
  }
}

interface ReadMessage {
  reader: number;
  unread: number;
}

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('foothold-unread'));

function broadcastUnreadCount(unread: number): void {
  const reader = readBoot().identity?.user_id;
  const tabs = openChannel();
  if (reader) tabs?.postMessage({ reader, unread } satisfies ReadMessage);
  tabs?.close();
}

const setUnreadCount = (count: number) =>
  useUnreadStore.setState({ bootDocument: readBoot(), unread: Math.max(0, Math.min(count, maxCount)) });

const getUnreadCount = () => getCountForPage(useUnreadStore.getState());

/** The count of this document: until something changes it, the one that came with the page. */
const getCountForPage = ({ bootDocument, unread }: { bootDocument: object; unread: number }) =>
  bootDocument === readBoot() ? unread : (readBoot().unread ?? 0);

/** Marks notifications as read, up to the newest, as soon as the page that shows them is visible. */
export function useMarkReadWhenVisible(newest: { id: number; read_at: string | null } | undefined): void {
  const id = newest && !newest.read_at ? newest.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    const markWhenVisible = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', markWhenVisible);
      void markReadUpTo(id);
    };
    document.addEventListener('visibilitychange', markWhenVisible);
    markWhenVisible();
    return () => document.removeEventListener('visibilitychange', markWhenVisible);
  }, [id]);
}
