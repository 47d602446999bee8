import { applicationsDatabase, keptCache } from '../boot';

/** Deletes what the service worker keeps of this session. What it is still receiving is not kept either. */
export function clearKeptResponses(): void {
  // Some browsers refuse it to private windows, which keep nothing.
  globalThis.caches?.delete(keptCache).catch(() => {});
}

/**
 * Deletes the applications that wait for a connection. Not when a session ends by itself: it does in a day without one, and
 * its student has been told that they are kept.
 */
export function deleteKeptApplications(): void {
  globalThis.indexedDB?.deleteDatabase(applicationsDatabase);
}
