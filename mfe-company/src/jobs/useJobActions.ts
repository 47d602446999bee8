import { ApiError, call } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteJob, type Job, type JobStatus, toggleJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

export const activatedMessage = 'Job activated successfully';
export const activationFailedMessage = 'Failed to activate job';

/** Where a job is going: to another status, or away. */
interface PendingChange {
  job: Job;
  targetStatus: JobStatus | null;
}
type JobDialogState = { job: Job; kind: 'deadline' | 'deletion' };

/** What a company does to jobs that it posted. */
export interface JobActions {
  /** What is shown as done while the server is still at it, by the job's id. */
  pendingChanges: ReadonlyMap<number, PendingChange>;
  /** What has to be answered first. */
  dialog: JobDialogState | null;
  setDialog: (question: JobDialogState | null) => void;
  activate: (job: Job) => void;
  close: (job: Job) => void;
  remove: (job: Job) => void;
}

/** Each change is shown at once and told when it is done; one that fails is taken back, and says so. */
export function useJobActions(onRemoved?: () => void | Promise<void>): JobActions {
  const refresh = useRefresh();
  const [pendingChanges, setPendingChanges] = useState<JobActions['pendingChanges']>(new Map());
  const [dialog, setDialog] = useState<JobDialogState | null>(null);
  const busy = useRef(new Set<number>());

  async function runChange(
    change: PendingChange,
    work: () => Promise<unknown>,
    done: string,
    failed: (cause: unknown) => void,
  ) {
    const { id } = change.job;
    if (busy.current.has(id)) return;
    busy.current.add(id);
    setPendingChanges((moves) => new Map(moves).set(id, change));
    try {
      await work();
      toast.success(done);
      if (change.targetStatus === null && onRemoved) await onRemoved();
      else await refresh();
    } catch (cause) {
      failed(cause);
      // Another window has changed or deleted it: the page shows how things stand.
      if (cause instanceof ApiError && (cause.status === 404 || cause.status === 409)) await refresh();
    }
    busy.current.delete(id);
    setPendingChanges((moves) => new Map([...moves].filter(([moved]) => moved !== id)));
  }

  const toggle = (job: Job, status: 0 | 1) => () => call(toggleJob, { params: { jobId: job.id }, body: { status } });

  return {
    pendingChanges,
    dialog,
    setDialog,
    activate(job) {
      if (job.display_status === 'Expired') return setDialog({ job, kind: 'deadline' });
      void runChange({ job, targetStatus: 'Active' }, toggle(job, 1), activatedMessage, (cause) => {
        // Its last day passed since the list was shown.
        if (cause instanceof ApiError && cause.code === 'deadline_required') setDialog({ job, kind: 'deadline' });
        else toast.error(activationFailedMessage);
      });
    },
    close(job) {
      void runChange(
        { job, targetStatus: job.display_status === 'Expired' ? 'Expired' : 'Closed' },
        toggle(job, 0),
        closedMessage,
        () => toast.error('Failed to close job'),
      );
    },
    remove(job) {
      setDialog(null);
      const work = () => call(deleteJob, { params: { jobId: job.id }, body: {} });
      void runChange({ job, targetStatus: null }, work, 'Job deleted successfully', () =>
        toast.error('An error occurred while deleting the job.'),
      );
    },
  };
}

const closedMessage = 'Job closed successfully';
