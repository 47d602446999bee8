const channelName = 'foothold-session';

/** Tells the other tabs of this browser that the session is closed. */
export function broadcastLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('out');
  channel.close();
}

/** Hears a logout in another tab twice over: by message, and by the stored id going away. */
export function onLogoutInOtherTab(listener: () => void): void {
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(channelName).addEventListener('message', listener);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'user_id' && newValue === null) listener();
  });
}
