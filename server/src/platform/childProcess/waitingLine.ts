import { createTurns, type Waiting } from '../rateLimits/turns';

/** Whose a job is. Callers have it done in turn; without one it is nobody's in particular. */
export interface JobOrigin {
  from?: string;
  /** Ends the waiting of a job that nobody needs any more. */
  signal?: AbortSignal;
}

type Job = Waiting & { start(): void };

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
  const waiting = createTurns<Job>();
  let served: Job | undefined;
  const serveNext = () => {
    if (served) return;
    served = waiting.take();
    served?.start();
  };
  const finish = () => {
    served = undefined;
    serveNext();
  };
  return {
    async enter({ from = '', signal }: JobOrigin): Promise<() => void> {
      const queued = served ? 1 + waiting.size() : 0;
      const ownQueued = (served?.from === from ? 1 : 0) + waiting.countOf(from);
      if (queued >= maxQueued || ownQueued >= maxOfOne) throw new QueueFullError(`${queued} jobs are waiting.`);
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        const start = () => {
          signal?.removeEventListener('abort', leave);
          resolve(finish);
        };
        const entry = { from, start };
        const leave = () => {
          waiting.remove(entry);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', leave);
        waiting.add(entry);
        serveNext();
      });
    },
  };
}
