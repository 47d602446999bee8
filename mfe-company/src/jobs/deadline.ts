import type { Job } from '@foothold/shared/contract';

/** Today in the platform's zone, as the job that was just read tells it: whatever this device's clock says. */
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

/** A date names no hour and so no zone: it is the same day everywhere. */
function formatDay(date: string, now = new Date()): string {
  const year = date.startsWith(String(now.getFullYear())) ? {} : ({ year: 'numeric' } as const);
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC', ...year });
}
