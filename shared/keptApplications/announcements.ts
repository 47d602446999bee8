/** What happened to the applications that are kept in this browser. */
type Announcement = { kind: 'changed' } | { kind: 'sent'; job_title: string };

type Listener = (announcement: Announcement) => void;

const channelName = 'foothold-applications';
const hasChannel = () => typeof BroadcastChannel !== 'undefined';
const listeners = new Set<Listener>();

/** Tells all tabs, this one too: the shell and an area have this module each, and hear each other in the same way. */
export function announce(announcement: Announcement): void {
  if (!hasChannel()) {
    for (const listener of listeners) listener(announcement);
    return;
  }
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(announcement);
  channel.close();
}

/** Returns an unsubscribe function. */
export function onAnnouncement(listener: Listener): () => void {
  if (!hasChannel()) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => listener(data));
  return () => channel.close();
}
