import type { ApplicationStatus, Job } from '@foothold/shared/contract';

type StatusFields = Pick<Job, 'days_left' | 'display_status' | 'taken_down' | 'held'>;

/**
 * 'Expired' after the deadline, even for a job that its company has closed; to its company 'Taken down' before either, and
 * 'Waiting' for an active one that waits for its release.
 */
export function jobStatusLabel({ days_left, display_status, taken_down, held }: StatusFields) {
  if (taken_down) return 'Taken down';
  if (days_left < 0) return 'Expired';
  return held && display_status === 'Active' ? 'Waiting' : display_status;
}

/** The badge of a deadline within two days, or of a job that accepts no applications; null for all others. */
export function deadlineLabel(job: StatusFields) {
  const status = jobStatusLabel(job);
  if (status !== 'Active') return status;
  const { days_left } = job;
  return days_left === 0 ? 'Today' : days_left === 1 ? 'Tomorrow' : null;
}

/** A job's badge for the reader's own application: a withdrawn one is no longer 'Applied'. */
export const appliedLabel = (status: ApplicationStatus) => (status === 'Withdrawn' ? 'Withdrawn' : 'Applied');
