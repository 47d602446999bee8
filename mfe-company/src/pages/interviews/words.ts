import type { Interview, OfferedDate } from '@foothold/shared/contract';
import { daysBetween, longDay, shortDay, timeOf } from '../../clock';

/** 'in 5 days', 'in 23 hours', '6 minutes in', '3 hours ago' */
export function untilStart({ starts_at, date }: Interview, today: string, now: Date): string {
  const minutes = Math.round((Date.parse(starts_at) - now.getTime()) / 60_000);
  if (minutes === 0) return 'now';
  // Days as a calendar has them, as in the heading above: three days and a half are not four.
  if (minutes >= 24 * 60) return `in ${count(daysBetween(today, date), 'day')}`;
  if (minutes > 0) return `in ${span(minutes)}`;
  return minutes >= -120 ? `${span(-minutes)} in` : `${span(-minutes)} ago`;
}

function span(minutes: number): string {
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
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

/** What the student has said to the offer: which date, and when where that is new; or which there still are. */
export function answerTo(
  { confirmed_at, chosen, alt_date_1, alt_date_2 }: Interview,
  today: string,
  now: Date,
): string {
  if (confirmed_at) return `${chosen ? choiceOf[chosen] : 'Date confirmed'}${sinceThen(confirmed_at, now)}`;
  const [first, second] = [alt_date_1, alt_date_2].map((date) => `${shortDay(date, today)} ${timeOf(date)}`);
  return `Has not answered yet. Alternatives: ${first} and ${second}`;
}

const choiceOf: Record<OfferedDate, string> = {
  date: 'Keeps the preferred date',
  alt_date_1: 'Chose the first alternative',
  alt_date_2: 'Chose the second alternative',
};

/** Whether the student answered within the hour. */
export const isFresh = ({ confirmed_at }: Interview, now: Date): boolean =>
  confirmed_at !== null && now.getTime() - Date.parse(confirmed_at) < 60 * 60_000;

function sinceThen(confirmed_at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(confirmed_at)) / 60_000);
  if (minutes >= 24 * 60) return '';
  return minutes < 1 ? ', just now' : `, ${span(minutes)} ago`;
}
