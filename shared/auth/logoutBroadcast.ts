const channelName = 'foothold-session';

/** Reports to the other tabs of this browser that the session was closed. */
export function broadcastLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('out');
  channel.close();
}

/** Calls `listener` on a logout in another tab, twice: for the message, and for the removal of the stored id. */
export function onLogoutInOtherTab(listener: () => void): void {
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(channelName).addEventListener('message', listener);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'user_id' && newValue === null) listener();
  });
}
