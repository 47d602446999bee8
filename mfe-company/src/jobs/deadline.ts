import type { Job } from '@foothold/shared/contract';

/** Today in the platform's time zone, computed from a job that was just loaded, because the device's clock may be wrong. */
export function getPlatformToday({ deadline, days_left }: Pick<Job, 'deadline' | 'days_left'>): string {
  const today = new Date(deadline);
  today.setUTCDate(today.getUTCDate() - days_left);
  return today.toISOString().slice(0, 10);
}

export const deadlinePassedMessage = 'Deadline cannot be in the past.';

type JobDates = Pick<Job, 'deadline' | 'days_left' | 'display_status' | 'closed_at' | 'taken_down'>;

/** Until when a job is or was open: 'Open until 31 Jan', 'Closed on 12 Jan'. */
export function formatDeadline({ deadline, days_left, display_status, closed_at, taken_down }: JobDates): string {
  const day = formatDay(deadline);
  if (taken_down) return `Taken down on ${formatDay(taken_down.at)}`;
  if (display_status === 'Closed') return closed_at ? `Closed on ${formatDay(closed_at)}` : `Deadline ${day}`;
  if (days_left < 0) return `Deadline was ${day}`;
  return days_left === 0 ? 'Closes tonight' : `Open until ${day}`;
}

/** A date without a time is the same in every time zone, so it is formatted in UTC; an instant is the reader's day. */
function formatDay(date: string, now = new Date()): string {
  const year = date.startsWith(String(now.getFullYear())) ? {} : ({ year: 'numeric' } as const);
  const zone = date.includes('T') ? {} : { timeZone: 'UTC' };
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', ...year, ...zone });
}
