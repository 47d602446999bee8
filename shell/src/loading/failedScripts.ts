const refetchTimeout = 3_000;

/** Scripts that were asked for and did not run. */
const failedUrls = new Set<string>();

/** Remembers every script that fails to load. Runs once, before the first area. */
export function trackFailedScripts(): void {
  const recordFailure = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) failedUrls.add(target.src);
  };
  // Such an event reaches nobody but its script, and who listens on the way down to it.
  window.addEventListener('error', recordFailure, { capture: true });
}

/**
 * Asks for lost scripts past the browser's cache. Their names are kept for ever: a script that came altered would be found
 * there again by every further attempt, and refused again.
 */
export async function refetchFailedScripts(): Promise<void> {
  const urls = [...failedUrls];
  failedUrls.clear();
  await Promise.all(
    urls.map((url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refetchTimeout) }).catch(() => {})),
  );
}
