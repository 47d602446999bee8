import { ApiError, call, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteJob, type Job, toggleJob } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';

export const activated = 'Job activated successfully';
export const notActivated = 'Failed to activate job';

/** What a company does to a job that it posted. Each tells how it went, and the list shows how things stand then. */
export function useJobChanges({ id }: Job, onExpired: () => void) {
  const refresh = useRefresh();
  const params = { jobId: id };

  const activate = useAction(async () => {
    try {
      await call(toggleJob, { params, body: { status: 1 } });
    } catch (cause) {
      // Its last day passed since the list was shown.
      if (cause instanceof ApiError && cause.code === 'deadline_required') onExpired();
      else toast.error(notActivated);
      return;
    }
    toast.success(activated);
    await refresh();
  });

  const close = useAction(async () => {
    try {
      await call(toggleJob, { params, body: { status: 0 } });
    } catch {
      toast.error('Failed to close job');
      return;
    }
    toast.success('Job closed successfully');
    await refresh();
  });

  const remove = useAction(async () => {
    try {
      await call(deleteJob, { params, body: {} });
    } catch {
      toast.error('An error occurred while deleting the job.');
      return;
    }
    toast.success('Job deleted successfully');
    await refresh();
  });

  return { activate, close, remove };
}
