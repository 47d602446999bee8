/** Milliseconds. */
const refetchTimeout = 3_000;
/** After this many milliseconds without a response a script counts as hung when the user asks again. */
const hungAfter = 3_000;

/** The URLs of scripts that failed to load. */
const failedUrls = new Set<string>();
/** Scripts that were requested and have not loaded, with the time of the request. */
const pendingScripts = new Map<HTMLScriptElement, number>();

/** Records every script that is added to the document and does not load. Called once, before the first area is loaded. */
export function trackUnloadedScripts(): void {
  const recordFailure = (script: HTMLScriptElement) => {
    pendingScripts.delete(script);
    failedUrls.add(script.src);
  };
  // These events do not bubble, so the listener captures; `load` does not reach the window even then.
  const onScriptEvent = (type: string, handle: (script: HTMLScriptElement) => void) =>
    document.addEventListener(type, ({ target }) => target instanceof HTMLScriptElement && handle(target), {
      capture: true,
    });
  onScriptEvent('error', recordFailure);
  onScriptEvent('load', (script) => pendingScripts.delete(script));

  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) pendingScripts.set(node, Date.now());
      // After a timeout a loader removes its script.
      for (const node of removedNodes)
        if (node instanceof HTMLScriptElement && pendingScripts.has(node)) recordFailure(node);
    }
  }).observe(document.head, { childList: true });
}

/** Makes scripts that do not respond fail, now or once they hang, so that their loaders start again before their own timeouts. */
export function abandonHungScripts(): void {
  for (const [script, since] of pendingScripts) {
    const abandon = () => pendingScripts.has(script) && script.dispatchEvent(new Event('error'));
    const rest = since + hungAfter - Date.now();
    if (rest <= 0) abandon();
    else setTimeout(abandon, rest);
  }
}

/** Lets modules that failed run again, in every bundle of the page. What is there and worked stays. */
export function forgetFailedModules(): void {
  const { footholdBundles = [] } = globalThis as { footholdBundles?: (() => void)[] };
  for (const forget of footholdBundles) forget();
}

/** Whether a script was lost and not yet fetched again. */
export const isAnyScriptUnloaded = (): boolean => failedUrls.size > 0;

/** Whether code is missing because a script did not load, since scripts were last fetched again. */
export const isScriptMissing = (cause: unknown): boolean =>
  isAnyScriptUnloaded() || (cause instanceof Error && cause.name === 'ChunkLoadError');

/**
 * Fetches scripts that did not load again, bypassing the browser's cache. Scripts are cached as immutable: a corrupted
 * copy, which the integrity check refuses, would otherwise be found in the cache by every further attempt; and a script
 * with the URL of a request that hangs would wait for that request.
 */
export async function refetchUnloadedScripts(): Promise<void> {
  const urls = [...failedUrls];
  failedUrls.clear();
  await Promise.all(
    urls.map((url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(refetchTimeout) }).catch(() => {})),
  );
}
