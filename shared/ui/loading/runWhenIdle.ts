/** Does what nobody waits for when the browser has nothing else to do. Answers with a way to leave it. */
export function runWhenIdle(work: () => void): () => void {
  // Safari has no idle callback: two seconds after is late enough.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
