import type { Job } from '@foothold/shared/contract';

/** Today in the platform's time zone, computed from a job that was just loaded, because the device's clock may be wrong. */
export function getPlatformToday({ deadline, days_left }: Pick<Job, 'deadline' | 'days_left'>): string {
  const today = new Date(deadline);
  today.setUTCDate(today.getUTCDate() - days_left);
  return today.toISOString().slice(0, 10);
}

export const deadlinePassedMessage = 'Deadline cannot be in the past.';

/** 'Open until 31 Jan' */
export function formatDeadline({ deadline, days_left }: Pick<Job, 'deadline' | 'days_left'>): string {
  const day = formatDay(deadline);
  if (days_left < 0) return `Deadline was ${day}`;
  return days_left === 0 ? 'Closes tonight' : `Open until ${day}`;
}

/** A date without a time is the same in every time zone, so it is formatted in UTC. */
function formatDay(date: string, now = new Date()): string {
  const year = date.startsWith(String(now.getFullYear())) ? {} : ({ year: 'numeric' } as const);
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC', ...year });
}
