const patience = 3_000;

/** Scripts that were asked for and did not run. */
const lost = new Set<string>();

/** Remembers every script that fails to load. Runs once, before the first area. */
export function noteLost(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) lost.add(target.src);
  };
  // Such an event reaches nobody but its script, and who listens on the way down to it.
  window.addEventListener('error', note, { capture: true });
}

/**
 * Asks for lost scripts past the browser's cache. Their names are kept for ever: a script that came altered would be found
 * there again by every further attempt, and refused again.
 */
export async function askAnew(): Promise<void> {
  const urls = [...lost];
  lost.clear();
  await Promise.all(
    urls.map((url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(patience) }).catch(() => {})),
  );
}
