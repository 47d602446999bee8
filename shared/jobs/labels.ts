import type { ApplicationStatus, Job } from '@foothold/shared/contract';
import { countDaysSince } from '@foothold/shared/ui';

export { formatTimeLeft } from '@foothold/shared/format';

type JobDates = Pick<Job, 'created_at' | 'days_left'>;

/** Expired as soon as the deadline has passed, whether or not its company closed the job. */
export const jobStatusLabel = ({ days_left, display_status }: Pick<Job, 'days_left' | 'display_status'>) =>
  days_left < 0 ? 'Expired' : display_status;

/** The badge of a deadline that is near, or of a job that takes no applications any more; most have none. */
export function deadlineLabel(job: Pick<Job, 'days_left' | 'display_status'>) {
  const standing = jobStatusLabel(job);
  if (standing !== 'Active') return standing;
  const { days_left } = job;
  return days_left === 0 ? 'Today' : days_left === 1 ? 'Tomorrow' : null;
}

/** What a job says of the application that its reader has sent: one that was taken back is no longer Applied. */
export const appliedLabel = (status: ApplicationStatus) => (status === 'Withdrawn' ? 'Withdrawn' : 'Applied');

/** How the time line looks: the next two days are the reader's move. */
export const getDeadlineStage = (days_left: number) => (days_left < 0 ? 'past' : days_left <= 1 ? 'urgent' : 'open');

/** How much of the time from posting to the deadline has gone, 0 to 1. The deadline's own day counts. */
export function getDeadlineProgress({ created_at, days_left }: JobDates): number {
  if (days_left < 0) return 1;
  const gone = Math.max(0, countDaysSince(created_at));
  return (gone + 0.5) / (gone + days_left + 1);
}
