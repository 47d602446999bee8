/** For the outline of every page: the connection's return loads the page again. */
export const offlineFailure = 'You are offline. This page loads by itself when you are back online.';
