import { readBoot } from '@foothold/shared/boot';
import { listNotifications, markNotificationRead, markNotificationsRead } from '@foothold/shared/contract';
import { create } from 'zustand';
import { call } from './call';

/** The server counts no further. */
const maxCount = 100;

/** How many notifications are unread belongs to the page's frame, not to any one page: so it is kept here. */
const useUnreadStore = create<{ document: object; unread: number }>()(() => ({ document: {}, unread: 0 }));

/** How many notifications whoever is signed in has not read: 100 means at least as many. */
export const useUnreadCount = (): number => getCountForPage(useUnreadStore());

/** One more was told. */
export const incrementUnreadCount = () => setUnreadCount(getUnreadCount() + 1);

/** Asks the server how many there are. Where it cannot be asked, the count stays as it is. */
export async function reloadUnreadCount(user_id: number): Promise<void> {
  const found = await call(listNotifications, { params: { user_id }, query: { limit: 1 } }).catch(() => null);
  if (found) setUnreadCount(found.unread);
}

/** Follows what this reader reads in other tabs of this browser. Returns how to stop. */
export function subscribeToReadsInOtherTabs(reader: number): () => void {
  const tabs = openChannel();
  tabs?.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
    if (data.reader === reader) setUnreadCount(data.unread);
  });
  return () => tabs?.close();
}

/**
 * Marks what the reader has seen as read. It counts at once; where the server does not hear of it, it counts
 * back, and this resolves to false.
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

/** Marks one that the reader follows as read, in the same way. */
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
  useUnreadStore.setState({ document: readBoot(), unread: Math.max(0, Math.min(count, maxCount)) });

const getUnreadCount = () => getCountForPage(useUnreadStore.getState());

/** The count of this document; what the server said when it served the page, until something happens. */
const getCountForPage = ({ document, unread }: { document: object; unread: number }) =>
  document === readBoot() ? unread : (readBoot().unread ?? 0);
