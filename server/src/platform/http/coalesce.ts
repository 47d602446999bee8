import { availableParallelism } from 'node:os';

/** More concurrent work than processors would delay the first response without speeding up the last. */
const defaultConcurrency = Math.max(2, availableParallelism());

/**
 * Runs identical concurrent requests once, and at most `concurrency` different ones at a time. A request never gets the
 * result of a run that had started before it: that run may not have read the caller's latest change.
 */
export function createCoalescer<T>(
  concurrency = defaultConcurrency,
): (request: unknown, run: () => Promise<T>) => Promise<T> {
  const queued = new Map<string, { result: Promise<T>; start(): void }>();
  const running = new Set<string>();

  function startNext() {
    if (running.size === concurrency) return;
    for (const [key, { start }] of queued) {
      if (running.has(key)) continue;
      queued.delete(key);
      running.add(key);
      return start();
    }
  }

  return (request, run) => {
    const key = JSON.stringify(request);
    const identical = queued.get(key);
    if (identical) return identical.result;
    const { promise: started, resolve: start } = deferred();
    const finish = () => {
      running.delete(key);
      startNext();
    };
    const result = started.then(run).finally(finish);
    queued.set(key, { result, start });
    startNext();
    return result;
  };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
