const refetchTimeout = 3_000;

/** The URLs of scripts that failed to load. */
const failedUrls = new Set<string>();

/** Records every script that fails to load. Called once, before the first area is loaded. */
export function trackFailedScripts(): void {
  const recordFailure = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) failedUrls.add(target.src);
  };
  // The error event of a script does not bubble; only a capturing listener receives it on the window.
  window.addEventListener('error', recordFailure, { capture: true });
}

/**
 * Fetches failed scripts again, bypassing the browser's cache. Scripts are cached as immutable: a corrupted copy, which
 * the integrity check refuses, would otherwise be found in the cache by every further attempt.
 */
export async function refetchFailedScripts(): Promise<void> {
  const urls = [...failedUrls];
  failedUrls.clear();
  await Promise.all(
    urls.map((url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refetchTimeout) }).catch(() => {})),
  );
}
