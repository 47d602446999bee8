import type { Job } from '@foothold/shared/contract';
import { daysSince } from '@foothold/shared/ui';

type Dated = Pick<Job, 'created_at' | 'days_left'>;

/** Expired as soon as the deadline has passed, whether or not its company closed the job. */
export const standingOf = ({ days_left, display_status }: Pick<Job, 'days_left' | 'display_status'>) =>
  days_left < 0 ? 'Expired' : display_status;

/** The badge of a deadline that is near, or of a job that takes no applications any more; most have none. */
export function deadlineBadge(job: Pick<Job, 'days_left' | 'display_status'>) {
  const standing = standingOf(job);
  if (standing !== 'Active') return standing;
  const { days_left } = job;
  return days_left === 0 ? 'Today' : days_left === 1 ? 'Tomorrow' : null;
}

export function timeLeft(days_left: number): string {
  if (days_left < 0) return 'Deadline passed';
  if (days_left === 0) return 'Closes tonight';
  return days_left === 1 ? '1 day left' : `${days_left} days left`;
}

/** How the time line looks: the next two days are the reader's move. */
export const stageOf = (days_left: number) => (days_left < 0 ? 'past' : days_left <= 1 ? 'urgent' : 'open');

/** How much of the time from posting to the deadline has gone, 0 to 1. The deadline's own day counts. */
export function progressOf({ created_at, days_left }: Dated): number {
  if (days_left < 0) return 1;
  const gone = Math.max(0, daysSince(created_at));
  return (gone + 0.5) / (gone + days_left + 1);
}

const periods: Partial<Record<string, string>> = {
  Today: 'posted today',
  Yesterday: 'posted yesterday',
  'Last 3 days': 'posted in the last 3 days',
  'Last week': 'posted in the last week',
  'Last month': 'posted in the last month',
};

/** '38 open roles posted in the last week' */
export function countOf(total: number, date?: string): string {
  const roles = total === 1 ? '1 open role' : `${total.toLocaleString('en-GB')} open roles`;
  return [roles, date && periods[date]].filter(Boolean).join(' ');
}
