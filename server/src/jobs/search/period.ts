import type { Period, startSpans } from '@foothold/shared/contract';
import { addDays, startOfDay, todayIn } from '../../platform/time/days';

export interface TimeSpan {
  from?: string;
  before?: string;
}

const daysBack: Partial<Record<Period, number>> = {
  Today: 0,
  Yesterday: 1,
  'Last 3 days': 3,
  'Last week': 7,
  'Last month': 30,
};

/** The time span of a period in a time zone: whole days, counted back from today. */
export function toTimeSpan(period: Period | undefined, zone: string, now = new Date()): TimeSpan {
  const back = period && daysBack[period];
  if (back === undefined) return {};
  const today = todayIn(zone, now);
  const from = startOfDay(addDays(today, -back), zone).toISOString();
  return period === 'Yesterday' ? { from, before: startOfDay(today, zone).toISOString() } : { from };
}

/** The first and the last day of a start, counted from today. A job that has begun already starts within any time. */
export function toStartDays(
  start: (typeof startSpans)[number] | undefined,
  today: string,
): { starts_from?: string; starts_until?: string } {
  if (start === 'Within a month') return { starts_until: addDays(today, 31) };
  if (start === 'Within 3 months') return { starts_until: addDays(today, 92) };
  return start ? { starts_from: addDays(today, 93) } : {};
}
