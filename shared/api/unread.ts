import { readBoot } from '@foothold/shared/boot';
import { listNotifications, readNotification, readNotifications } from '@foothold/shared/contract';
import { create } from 'zustand';
import { call } from './call';

/** The server counts no further. */
const most = 100;

/** How many notifications are unread belongs to the page's frame, not to any one page: so it is kept here. */
const useCount = create<{ document: object; unread: number }>()(() => ({ document: {}, unread: 0 }));

/** How many notifications whoever is signed in has not read: 100 means at least as many. */
export const useUnread = (): number => countOf(useCount());

/** One more was told. */
export const countOne = () => setUnread(known() + 1);

/** Asks the server how many there are. Where it cannot be asked, the count stays as it is. */
export async function recount(user_id: number): Promise<void> {
  const found = await call(listNotifications, { params: { user_id }, query: { limit: 1 } }).catch(() => null);
  if (found) setUnread(found.unread);
}

/** Follows what this reader reads in other tabs of this browser. Returns how to stop. */
export function followReading(reader: number): () => void {
  const tabs = otherTabs();
  tabs?.addEventListener('message', ({ data }: MessageEvent<Reading>) => {
    if (data.reader === reader) setUnread(data.unread);
  });
  return () => tabs?.close();
}

/**
 * Marks what the reader has seen as read. It counts at once; where the server does not hear of it, it counts
 * back, and this resolves to false.
 */
export async function markRead(up_to: number): Promise<boolean> {
  const before = known();
  setUnread(0);
  try {
    const { unread } = await call(readNotifications, { body: { up_to } });
    setUnread(unread);
    tell(unread);
    return true;
  } catch {
    setUnread(before + known());
    return false;
  }
}

/** Marks one that the reader follows as read, in the same way. */
export async function markOneRead(id: number): Promise<void> {
  setUnread(known() - 1);
  try {
    const { unread } = await call(readNotification, { params: { id }, keepalive: true });
    setUnread(unread);
    tell(unread);
  } catch {
    setUnread(known() + 1);
  }
}

interface Reading {
  reader: number;
  unread: number;
}

const otherTabs = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('foothold-unread'));

function tell(unread: number): void {
  const reader = readBoot().identity?.user_id;
  const tabs = otherTabs();
  if (reader) tabs?.postMessage({ reader, unread } satisfies Reading);
  tabs?.close();
}

const setUnread = (count: number) =>
  useCount.setState({ document: readBoot(), unread: Math.max(0, Math.min(count, most)) });

const known = () => countOf(useCount.getState());

/** The count of this document; what the server said when it served the page, until something happens. */
const countOf = ({ document, unread }: { document: object; unread: number }) =>
  document === readBoot() ? unread : (readBoot().unread ?? 0);
