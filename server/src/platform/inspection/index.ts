import { createJobQueue, forkScript, QueueFullError } from '../childProcess';
import type { InspectedKind } from './detectType';
import type { Inspection, InspectionJob } from './inspector';

const oneSecond = 1000;

/** One file at a time, in a process of its own: one that takes long to look through keeps nobody but other uploads waiting. */
const inspect = createJobQueue<InspectionJob, Inspection>({
  fork: () => forkScript(new URL('./inspector.ts', import.meta.url)),
  maxQueued: 40,
  // Documents come all day, and starting takes longer than looking through them.
  idleMs: 600 * oneSecond,
  timeoutMs: 20 * oneSecond,
});

/** Finds out what an upload is, by its content. Throws QueueFullError when too many are waiting. */
export const inspectFile = (path: string, kind: InspectedKind): Promise<Inspection> =>
  inspect({ path, kind }).catch((cause) => {
    if (cause instanceof QueueFullError) throw cause;
    return { advice: uncheckableMessage };
  });

const uncheckableMessage = 'This file could not be checked. Save it as a new one and choose that.';
