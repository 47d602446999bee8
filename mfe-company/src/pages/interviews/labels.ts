import {
  type Interview,
  type InterviewCategory,
  interviewCategories,
  type OfferedDate,
} from '@foothold/shared/contract';
import type { InterviewState } from '@foothold/shared/format';
import { countDaysBetween, formatLongDay, formatShortDay, getTimePart } from '../../format/wallClock';

/** 'in 5 days', 'in 23 hours', '6 minutes in', '3 hours ago' */
export function formatTimeUntilStart({ starts_at, date }: Interview, today: string, now: Date): string {
  const minutes = Math.round((Date.parse(starts_at) - now.getTime()) / 60_000);
  if (minutes === 0) return 'now';
  // Calendar days, as in the heading of the day: three and a half days are 3, not 4.
  if (minutes >= 24 * 60) return `in ${formatQuantity(countDaysBetween(today, date), 'day')}`;
  if (minutes > 0) return `in ${formatDuration(minutes)}`;
  return minutes >= -120 ? `${formatDuration(-minutes)} in` : `${formatDuration(-minutes)} ago`;
}

function formatDuration(minutes: number): string {
  if (minutes < 60) return formatQuantity(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? formatQuantity(hours, 'hour') : formatQuantity(Math.round(hours / 24), 'day');
}

const formatQuantity = (amount: number, unit: string) => (amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`);

/** A day's heading: 'Tomorrow' and 'Thursday 16 May', or 'Monday' and '20 May'. */
export function formatDayHeading(date: string, today: string): { name: string; rest: string } {
  const relativeName = getRelativeDayName(date, today);
  if (relativeName) return { name: relativeName, rest: formatLongDay(date, today) };
  const [weekday = '', ...rest] = formatLongDay(date, today).split(' ');
  return { name: weekday, rest: rest.join(' ') };
}

/** 'tomorrow at 10:00', 'Thursday 16 May at 10:00' */
export const formatDayAndTime = (date: string, today: string): string =>
  `${getRelativeDayName(date, today)?.toLowerCase() ?? formatLongDay(date, today)} at ${getTimePart(date)}`;

function getRelativeDayName(date: string, today: string): string | undefined {
  const days = countDaysBetween(today, date);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : undefined;
}

/** The student's response: the chosen date, with the time since then if it is recent; else the alternatives. */
export function formatChosenDate(
  { confirmed_at, chosen, decline_note, starts_at, alt_date_1, alt_date_2 }: Interview,
  today: string,
  now: Date,
): string {
  if (confirmed_at)
    return `${chosen ? chosenDateLabels[chosen] : 'Date confirmed'}${formatTimeSince(confirmed_at, now)}`;
  if (decline_note !== null) return `None of the dates suits: “${decline_note}”`;
  if (Date.parse(starts_at) <= now.getTime()) return 'No time was agreed.';
  const [first, second] = [alt_date_1, alt_date_2].map((date) => `${formatShortDay(date, today)} ${getTimePart(date)}`);
  return `Has not answered yet. Alternatives: ${first} and ${second}`;
}

const chosenDateLabels: Record<OfferedDate, string> = {
  date: 'Chose the preferred date',
  alt_date_1: 'Chose the first alternative',
  alt_date_2: 'Chose the second alternative',
};

/** Whether the student answered within the hour. */
export const isRecentlyChosen = ({ confirmed_at }: Interview, now: Date): boolean =>
  confirmed_at !== null && now.getTime() - Date.parse(confirmed_at) < 60 * 60_000;

function formatTimeSince(confirmed_at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(confirmed_at)) / 60_000);
  if (minutes >= 24 * 60) return '';
  return minutes < 1 ? ', just now' : `, ${formatDuration(minutes)} ago`;
}

/** The label of an interview's tab, while that is true of the interview, and its state. Without repetition. */
export function listStatusLabels(category: InterviewCategory, state: InterviewState): string[] {
  const isTrue = statesByCategory[category].includes(state);
  return [...new Set([...(isTrue ? [categoryLabels[category]] : []), state])];
}

/** A tab depends on the offered date alone: one in Active may wait for an answer or not have begun. */
const statesByCategory: Record<InterviewCategory, readonly InterviewState[]> = {
  Pending: ['Awaiting answer', 'Confirmed'],
  Active: ['Live Now'],
  Completed: ['Ended'],
};

const categoryLabels: Record<InterviewCategory, string> = {
  Pending: 'Scheduled',
  Active: 'Live Now',
  Completed: 'Completed',
};

export const parseTab = (text: string | null): InterviewCategory =>
  interviewCategories.find((category) => category.toLowerCase() === text?.toLowerCase()) ?? 'Pending';
