import { formatAge } from '../../format';

const dayMilliseconds = 86_400_000;
const toCalendarDay = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** Whole calendar days from `iso` to `now` in the reader's time zone; negative when `iso` is in the future. */
export const countDaysSince = (iso: string, now = new Date()): number =>
  Math.round((toCalendarDay(now) - toCalendarDay(new Date(iso))) / dayMilliseconds);

/** How long ago, in days: 'today', 'yesterday', 'N days ago' or 'in N days'. */
export const formatDaysAgo = (iso: string, now = new Date()): string => formatAge(countDaysSince(iso, now));

/** The same at the start of a phrase: 'Today', 'Yesterday', 'N days ago', 'In N days'. */
export function formatDaysAgoCapitalized(iso: string, now = new Date()): string {
  const text = formatDaysAgo(iso, now);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A past time in the reader's time zone: 'Today, 09:02', 'Yesterday, 18:40', 'Sunday 12 May, 21:14'; with the year if it is not this one. */
export function formatRelativeDateTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${formatRelativeDay(iso, now)}, ${time}`;
}

/** The day of a past time in the reader's time zone: 'Today', 'Yesterday', 'Sunday 12 May'; with the year if it is not this one. */
export function formatRelativeDay(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const daysAgo = countDaysSince(iso, now);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  // Formatted separately: some browsers put a comma after the weekday, others do not.
  const weekday = date.toLocaleDateString('en-GB', { weekday: 'long' });
  return `${weekday} ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year })}`;
}
