import { keptCache } from '../boot';

/** Deletes what the service worker keeps of this session. What it is still receiving is not kept either. */
export function clearKeptResponses(): void {
  // Some browsers refuse it to private windows, which keep nothing.
  globalThis.caches?.delete(keptCache).catch(() => {});
}
