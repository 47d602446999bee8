import type { JobStatus } from '@foothold/shared/contract';
import { daysBetween } from '../platform/time/days';

interface StatusFields {
  status: 0 | 1;
  deadline: string;
  taken_down_at?: string | null | undefined;
}

/**
 * Whether a job accepts applications on `today`, a date in the platform's time zone: it does through 23:59:59 of its
 * deadline. `whereOpen` in jobStatus.queries.ts is the same rule in SQL; jobStatus.test.ts checks that they agree.
 */
export const isOpen = (
  job: StatusFields & { deleted_at: string | null; held_at: string | null },
  today: string,
): boolean => job.deleted_at === null && job.held_at === null && toDisplayStatus(job, today) === 'Active';

/** The status shown on screen: Closed once the job is taken down, Expired once the day of its deadline has passed, whatever its flag is. */
export function toDisplayStatus({ status, deadline, taken_down_at }: StatusFields, today: string): JobStatus {
  if (taken_down_at) return 'Closed';
  if (deadline < today) return 'Expired';
  return status === 1 ? 'Active' : 'Closed';
}

/** Whole days from `today` to the deadline; negative once it has passed. */
export const getDaysLeft = (deadline: string, today: string): number => daysBetween(today, deadline);
