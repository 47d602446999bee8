import type { SeriesRange } from '@foothold/shared/contract/admin';

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const wholeMonths = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What stands under a step on the axis: `3 Nov`, of months `Nov`. */
export const tickOf = (range: SeriesRange, from: string) =>
  (range === '12 months' ? months : short).format(new Date(from));

/** A step by its name: `3 Nov 2026`, `Week of 2 Nov 2026`, `November 2026`. */
export function stepOf(range: SeriesRange, from: string): string {
  const date = new Date(from);
  if (range === '12 months') return wholeMonths.format(date);
  return range === '12 weeks' ? `Week of ${long.format(date)}` : long.format(date);
}

/** What one row of the table is. */
export const rowName: Record<SeriesRange, string> = { '30 days': 'Day', '12 weeks': 'Week', '12 months': 'Month' };

export const whole = (value: number) => value.toLocaleString('en-GB');

/** What spans up to this long are counted in, in hours: minutes, hours or days. */
export function unitOf(longest: number): number {
  if (longest < 1) return 1 / 60;
  return longest < 48 ? 1 : 24;
}

/** Hours as people say them: `45 min`, `3.5 h`, `2.1 days`. */
export function span(hours: number): string {
  if (hours === 0) return '0';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Number(hours.toFixed(1))} h` : `${Number((hours / 24).toFixed(1))} days`;
}
