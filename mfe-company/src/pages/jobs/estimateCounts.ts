import { type JobStatus, jobStatuses } from '@foothold/shared/contract';
import type { JobActions } from '../../jobs/useJobActions';

type Counts = Record<JobStatus, number>;

/** The counts as they will be once what is under way is done. */
export function estimateCounts(counts: Counts, pendingChanges: JobActions['pendingChanges']): Counts {
  const moved = [...pendingChanges.values()];
  const count = (status: JobStatus) =>
    counts[status] +
    moved.filter(({ targetStatus }) => targetStatus === status).length -
    moved.filter(({ job }) => job.display_status === status).length;
  return Object.fromEntries(jobStatuses.map((status) => [status, Math.max(0, count(status))])) as Counts;
}
