const dayMilliseconds = 86_400_000;
const toCalendarDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Whole calendar days from `iso` to `now` in the reader's time zone; negative when `iso` is in the future. */
export const countDaysSince = (iso: string, now = new Date()): number =>
  Math.round((toCalendarDay(now) - toCalendarDay(new Date(iso))) / dayMilliseconds);

/** 'today', 'yesterday', 'N days ago' or 'in N days' (specification section 9, relative age labels), in lower case. */
export function formatDaysAgo(iso: string, now = new Date()): string {
  const days = countDaysSince(iso, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1) return `${days} days ago`;
  return days === -1 ? 'in 1 day' : `in ${-days} days`;
}

/** The same at the start of a phrase: 'Today', 'Yesterday', 'N days ago', 'In N days'. */
export function formatDaysAgoCapitalized(iso: string, now = new Date()): string {
  const text = formatDaysAgo(iso, now);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A past time in the reader's time zone: 'Today, 09:02', 'Yesterday, 18:40', 'Sunday 12 May, 21:14'; with the year if it is not this one. */
export function formatRelativeDateTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${formatRelativeDay(date, countDaysSince(iso, now), now)}, ${time}`;
}

function formatRelativeDay(date: Date, daysAgo: number, now: Date): string {
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  // Formatted separately: some browsers put a comma after the weekday, others do not.
  const weekday = date.toLocaleDateString('en-GB', { weekday: 'long' });
  return `${weekday} ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year })}`;
}
