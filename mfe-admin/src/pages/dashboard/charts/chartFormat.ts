import type { SeriesRange } from '@foothold/shared/contract/admin';

const shortDateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const shortMonthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const longMonthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The label of a period under the axis: `3 Nov`, or `Nov` for a month. */
export const formatTick = (range: SeriesRange, from: string) =>
  (range === '12 months' ? shortMonthFormat : shortDateFormat).format(new Date(from));

/** The full name of a period: `3 Nov 2026`, `Week of 2 Nov 2026`, `November 2026`. */
export function formatPeriod(range: SeriesRange, from: string): string {
  const date = new Date(from);
  if (range === '12 months') return longMonthFormat.format(date);
  return range === '12 weeks' ? `Week of ${longDateFormat.format(date)}` : longDateFormat.format(date);
}

/** The heading of the table's first column. */
export const periodLabels: Record<SeriesRange, string> = { '30 days': 'Day', '12 weeks': 'Week', '12 months': 'Month' };

export const formatWholeNumber = (value: number) => value.toLocaleString('en-GB');

/** The unit of an axis for durations of up to `longest` hours, in hours: a minute, an hour or a day. */
export function chooseHourUnit(longest: number): number {
  if (longest < 1) return 1 / 60;
  return longest < 48 ? 1 : 24;
}

/** A duration in a suitable unit: `45 min`, `3.5 h`, `2.1 days`. */
export function formatHours(hours: number): string {
  if (hours === 0) return '0';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Number(hours.toFixed(1))} h` : `${Number((hours / 24).toFixed(1))} days`;
}
