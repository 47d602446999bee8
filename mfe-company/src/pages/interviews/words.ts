import type { Interview } from '@foothold/shared/contract';
import { daysBetween, longDay, shortDay, timeOf } from '../../clock';

/** 'in 5 days', 'in 23 hours', '6 minutes in', '3 hours ago' */
export function untilStart(starts_at: string, now: Date): string {
  const minutes = Math.round((Date.parse(starts_at) - now.getTime()) / 60_000);
  if (minutes === 0) return 'now';
  if (minutes > 0) return `in ${span(minutes)}`;
  return minutes >= -120 ? `${span(-minutes)} in` : `${span(-minutes)} ago`;
}

function span(minutes: number): string {
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
}

const count = (amount: number, unit: string) => (amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`);

/** A day's heading: 'Tomorrow' and 'Thursday 16 May', or 'Monday' and '20 May'. */
export function dayHeading(date: string, today: string): { name: string; rest: string } {
  const near = nearName(date, today);
  if (near) return { name: near, rest: longDay(date, today) };
  const [weekday = '', ...rest] = longDay(date, today).split(' ');
  return { name: weekday, rest: rest.join(' ') };
}

/** 'tomorrow at 10:00', 'Thursday 16 May at 10:00' */
export const dayAndTime = (date: string, today: string): string =>
  `${nearName(date, today)?.toLowerCase() ?? longDay(date, today)} at ${timeOf(date)}`;

function nearName(date: string, today: string): string | undefined {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : undefined;
}

/** Whether the student has settled the date, and which others there are until then. */
export function answerTo({ confirmed_at, alt_date_1, alt_date_2 }: Interview, today: string): string {
  if (confirmed_at) return 'Date confirmed.';
  const [first, second] = [alt_date_1, alt_date_2].map((date) => `${shortDay(date, today)} ${timeOf(date)}`);
  return `Has not answered yet. Alternatives: ${first} and ${second}`;
}
