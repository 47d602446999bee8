import { availableParallelism } from 'node:os';
import { createTurns } from '../rateLimits/turns';

/** More concurrent work than processors would delay the first response without speeding up the last. */
const defaultConcurrency = Math.max(2, availableParallelism());

/**
 * Runs identical concurrent requests once, and at most `concurrency` different ones at a time. A request never gets the
 * result of a run that had started before it: that run may not have read the caller's latest change. Callers who ask for
 * much at once get it in turn with others.
 */
export function createCoalescer<T>(
  concurrency = defaultConcurrency,
): (request: unknown, run: () => Promise<T>, from?: string) => Promise<T> {
  type Request = { key: string; from: string; result: Promise<T>; start(): void };
  const queued = new Map<string, Request>();
  const running = new Set<string>();
  const turns = createTurns<Request>();

  function startNext() {
    if (running.size === concurrency) return;
    const next = turns.take(({ key }) => !running.has(key));
    if (!next) return;
    queued.delete(next.key);
    running.add(next.key);
    next.start();
  }

  return (request, run, from = '') => {
    const key = JSON.stringify(request);
    const identical = queued.get(key);
    if (identical) return identical.result;
    const finish = () => {
      running.delete(key);
      startNext();
    };
    // Nobody waits, so that it takes nobody's turn.
    if (queued.size === 0 && running.size < concurrency && !running.has(key)) {
      running.add(key);
      return run().finally(finish);
    }
    const { promise: started, resolve: start } = deferred();
    const result = started.then(run).finally(finish);
    const waiting = { key, from, result, start };
    queued.set(key, waiting);
    turns.add(waiting);
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
