import { ApiError, call } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteJob, type Job, type JobStatus, toggleJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useRef, useState } from 'react';

const activatedMessage = 'Job activated successfully';
export const activationFailedMessage = 'Failed to activate job';

/** A change that is under way; the target status is null when the job is being deleted. */
interface PendingChange {
  job: Job;
  targetStatus: JobStatus | null;
}
type JobDialogState = { job: Job; kind: 'deadline' | 'deletion' };

/** The actions of a company on its jobs, and their state. */
export interface JobActions {
  /** Changes that are shown before the server has confirmed them, by job id. */
  pendingChanges: ReadonlyMap<number, PendingChange>;
  /** Why the last change of a job failed, by job id. */
  failures: ReadonlyMap<number, string>;
  /** The open dialog. */
  dialog: JobDialogState | null;
  setDialog: (dialog: JobDialogState | null) => void;
  activate: (job: Job) => void;
  close: (job: Job) => void;
  remove: (job: Job) => void;
}

/** The changes that a company makes to its jobs, and the dialogs that some of them need. */
export function useJobActions(onRemoved?: () => void | Promise<void>): JobActions {
  const { pendingChanges, failures, runChange } = useJobChanges(onRemoved);
  const [dialog, setDialog] = useState<JobDialogState | null>(null);

  const toggle = (job: Job, status: 0 | 1) => () => call(toggleJob, { params: { jobId: job.id }, body: { status } });

  return {
    pendingChanges,
    failures,
    dialog,
    setDialog,
    activate(job) {
      if (job.display_status === 'Expired') return setDialog({ job, kind: 'deadline' });
      void runChange({ job, targetStatus: 'Active' }, toggle(job, 1), activatedMessage, (cause) => {
        // The deadline passed after the list was loaded.
        if (!(cause instanceof ApiError && cause.code === 'deadline_required')) return activationFailedMessage;
        setDialog({ job, kind: 'deadline' });
        return undefined;
      });
    },
    close(job) {
      void runChange(
        { job, targetStatus: job.display_status === 'Expired' ? 'Expired' : 'Closed' },
        toggle(job, 0),
        closedMessage,
        () => 'Failed to close job',
      );
    },
    remove(job) {
      setDialog(null);
      const request = () => call(deleteJob, { params: { jobId: job.id }, body: {} });
      void runChange(
        { job, targetStatus: null },
        request,
        'Job deleted successfully',
        () => 'An error occurred while deleting the job.',
      );
    },
  };
}

const closedMessage = 'Job closed successfully';

/** Optimistic: a change is shown at once, confirmed by a toast, and undone with an error message if it fails. */
function useJobChanges(onRemoved?: () => void | Promise<void>) {
  const refresh = useRefresh();
  const [pendingChanges, setPendingChanges] = useState<JobActions['pendingChanges']>(new Map());
  const [failures, setFailures] = useState<JobActions['failures']>(new Map());
  const busyIds = useRef(new Set<number>());

  async function runChange(
    change: PendingChange,
    request: () => Promise<unknown>,
    successMessage: string,
    /** Returns the sentence for the user, if there is one. */
    describeFailure: (cause: unknown) => string | undefined,
  ) {
    const { id } = change.job;
    if (busyIds.current.has(id)) return;
    busyIds.current.add(id);
    setPendingChanges((changes) => new Map(changes).set(id, change));
    setFailures((texts) => new Map([...texts].filter(([failedId]) => failedId !== id)));
    try {
      await request();
      const leave = change.targetStatus === null ? onRemoved : undefined;
      // A navigation removes the toast of the page that is left, so the toast comes after it.
      await leave?.();
      toast.success(successMessage);
      if (!leave) await refresh();
    } catch (cause) {
      const text = describeFailure(cause);
      if (text) {
        toast.error(text);
        setFailures((texts) => new Map(texts).set(id, text));
      }
      // The job was changed or deleted in another window: show its current state.
      if (cause instanceof ApiError && (cause.status === 404 || cause.status === 409)) await refresh();
    }
    busyIds.current.delete(id);
    setPendingChanges((changes) => new Map([...changes].filter(([changedId]) => changedId !== id)));
  }
  return { pendingChanges, failures, runChange };
}
