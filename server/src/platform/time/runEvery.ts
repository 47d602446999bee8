/**
 * Runs work now and every so many milliseconds, but not while it is still running. Returns a function that stops it and
 * waits for the run under way.
 */
export function runEvery(
  interval: number,
  work: () => Promise<void>,
  onFailure: (cause: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, interval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
