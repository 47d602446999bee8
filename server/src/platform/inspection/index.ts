import { createJobQueue, forkScript, QueueFullError } from '../childProcess';
import type { FinderJob } from './finder';

const oneSecond = 1000;

/** One document at a time, in a process of its own: one that takes long to look through keeps nobody but other uploads waiting. */
const find = createJobQueue<FinderJob, string | undefined>({
  fork: () => forkScript(new URL('./finder.ts', import.meta.url)),
  maxQueued: 40,
  // Documents come all day, and starting takes longer than looking through them.
  idleMs: 600 * oneSecond,
  timeoutMs: 20 * oneSecond,
});

/**
 * Finds what runs when a document is opened. Resolves to what to do about it, or undefined. Throws QueueFullError when too
 * many are waiting.
 */
export const checkActiveContent = (path: string, type: string): Promise<string | undefined> =>
  find({ path, type }).catch((cause) => {
    if (cause instanceof QueueFullError) throw cause;
    return uncheckableMessage;
  });

const uncheckableMessage = 'This document could not be checked. Save it as a new PDF and choose that one.';
