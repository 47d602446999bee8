import { ApiError, call } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteJob, type Job, type JobStatus, toggleJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

export const activated = 'Job activated successfully';
export const notActivated = 'Failed to activate job';

/** Where a job is going: to another status, or away. */
interface Move {
  job: Job;
  to: JobStatus | null;
}
type Question = { job: Job; about: 'deadline' | 'deletion' };

/** What a company does to jobs that it posted. */
export interface Changes {
  /** What is shown as done while the server is still at it, by the job's id. */
  under: ReadonlyMap<number, Move>;
  /** What has to be answered first. */
  asking: Question | null;
  ask: (question: Question | null) => void;
  activate: (job: Job) => void;
  close: (job: Job) => void;
  remove: (job: Job) => void;
}

/** Each change is shown at once and told when it is done; one that fails is taken back, and says so. */
export function useJobChanges(onRemoved?: () => void | Promise<void>): Changes {
  const refresh = useRefresh();
  const [under, setUnder] = useState<Changes['under']>(new Map());
  const [asking, ask] = useState<Question | null>(null);
  const busy = useRef(new Set<number>());

  async function move(change: Move, work: () => Promise<unknown>, done: string, failed: (cause: unknown) => void) {
    const { id } = change.job;
    if (busy.current.has(id)) return;
    busy.current.add(id);
    setUnder((moves) => new Map(moves).set(id, change));
    try {
      await work();
      toast.success(done);
      if (change.to === null && onRemoved) await onRemoved();
      else await refresh();
    } catch (cause) {
      failed(cause);
      // Another window has changed or deleted it: the page shows how things stand.
      if (cause instanceof ApiError && (cause.status === 404 || cause.status === 409)) await refresh();
    }
    busy.current.delete(id);
    setUnder((moves) => new Map([...moves].filter(([moved]) => moved !== id)));
  }

  const toggle = (job: Job, status: 0 | 1) => () => call(toggleJob, { params: { jobId: job.id }, body: { status } });

  return {
    under,
    asking,
    ask,
    activate(job) {
      if (job.display_status === 'Expired') return ask({ job, about: 'deadline' });
      void move({ job, to: 'Active' }, toggle(job, 1), activated, (cause) => {
        // Its last day passed since the list was shown.
        if (cause instanceof ApiError && cause.code === 'deadline_required') ask({ job, about: 'deadline' });
        else toast.error(notActivated);
      });
    },
    close(job) {
      void move({ job, to: job.display_status === 'Expired' ? 'Expired' : 'Closed' }, toggle(job, 0), closed, () =>
        toast.error('Failed to close job'),
      );
    },
    remove(job) {
      ask(null);
      const work = () => call(deleteJob, { params: { jobId: job.id }, body: {} });
      void move({ job, to: null }, work, 'Job deleted successfully', () =>
        toast.error('An error occurred while deleting the job.'),
      );
    },
  };
}

const closed = 'Job closed successfully';
