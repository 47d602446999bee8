import { createTurns, type Waiting } from '../rateLimits/turns';

/** Whose a job is. Callers have it done in turn; without one it is nobody's in particular. */
export interface JobOrigin {
  from?: string;
  /** Ends the waiting of a job that nobody needs any more. */
  signal?: AbortSignal;
}

interface LineLimits {
  /** Who wait or are served. */
  maxQueued: number;
  /** Of these, how many may be of one caller. */
  maxOfOne: number;
}

/** Too many jobs wait already. The code of its failure is `unavailable`. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  readonly statusCode = 503;
}

/** Serves one at a time, everybody in turn. `enter` resolves when it is one's turn, to what ends it. */
export function createWaitingLine({ maxQueued, maxOfOne }: LineLimits) {
  const waiting = new Set<Waiting & { start(): void }>();
  const turns = createTurns();
  let served: (Waiting & { start(): void }) | undefined;
  const serveNext = () => {
    if (served) return;
    served = turns.next(waiting);
    if (!served) return;
    waiting.delete(served);
    served.start();
  };
  const finish = () => {
    served = undefined;
    serveNext();
  };
  return {
    async enter({ from = '', signal }: JobOrigin): Promise<() => void> {
      const queued = served ? [served, ...waiting] : [];
      if (queued.length >= maxQueued || queued.filter((other) => other.from === from).length >= maxOfOne)
        throw new QueueFullError(`${queued.length} jobs are waiting.`);
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        const start = () => {
          signal?.removeEventListener('abort', leave);
          resolve(finish);
        };
        const entry = { from, start };
        const leave = () => {
          waiting.delete(entry);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', leave);
        waiting.add(entry);
        serveNext();
      });
    },
  };
}
