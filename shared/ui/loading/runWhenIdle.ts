/** Runs a low-priority task when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback; a delay of two seconds comes close.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
