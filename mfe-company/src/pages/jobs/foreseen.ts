import { type JobStatus, jobStatuses } from '@foothold/shared/contract';
import type { Changes } from '../../manage/useJobChanges';

type Counts = Record<JobStatus, number>;

/** The counts as they will be once what is under way is done. */
export function foreseen(counts: Counts, under: Changes['under']): Counts {
  const moved = [...under.values()];
  const count = (status: JobStatus) =>
    counts[status] +
    moved.filter(({ to }) => to === status).length -
    moved.filter(({ job }) => job.display_status === status).length;
  return Object.fromEntries(jobStatuses.map((status) => [status, Math.max(0, count(status))])) as Counts;
}
