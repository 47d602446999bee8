/** For the outline of every page, which reloads when the connection is back. */
export const offlineFailure = 'You are offline. This page loads by itself when you are back online.';
