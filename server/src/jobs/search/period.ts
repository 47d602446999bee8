import type { Period } from '@foothold/shared/contract';
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
