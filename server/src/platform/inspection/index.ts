import { createJobQueue, forkScript, type JobOrigin, QueueFullError } from '../childProcess';
import type { InspectedKind } from './detectType';
import type { Inspection, InspectionJob } from './inspector';
import { uncheckableMessage } from './messages';

export type { Inspection } from './inspector';

const oneSecond = 1000;

/**
 * One file at a time, in a process of its own: one that takes long to look through keeps nobody but other uploads waiting,
 * and these not for long.
 */
const inspect = createJobQueue<InspectionJob, Inspection>({
  fork: () => forkScript('platform/inspection/inspector.ts'),
  maxQueued: 40,
  maxOfOne: 3,
  // Documents come all day, and starting takes longer than looking through them.
  idleMs: 600 * oneSecond,
  timeoutMs: 3 * oneSecond,
});

/** Finds out what an upload is, by its content. Throws QueueFullError when too many are waiting, of all or of one sender. */
export const inspectFile = (path: string, kind: InspectedKind, sender: JobOrigin): Promise<Inspection> =>
  inspect({ path, kind }, sender).catch((cause) => {
    if (cause instanceof QueueFullError || sender.signal?.aborted) throw cause;
    return { advice: uncheckableMessage, isUnfinished: true };
  });
