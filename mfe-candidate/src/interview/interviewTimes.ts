import type { Interview } from '@foothold/shared/contract';
import { zoneName } from '@foothold/shared/text';

/** One moment on one place's clock. */
export interface Reading {
  zone: string;
  words: string;
}

type Names = 'long' | 'short';

/** When something starts: on the company's clock, and on the reader's own; once where both show the same. */
export function readings(
  instant: string,
  companyZone: string,
  { names = 'long', ownZone = zoneHere() }: { names?: Names; ownZone?: string } = {},
): [company: Reading] | [company: Reading, own: Reading] {
  const company = { zone: zoneName(companyZone, new Date(instant)), words: clock(instant, companyZone, names) };
  const own = { zone: 'Your time', words: clock(instant, ownZone, names) };
  return own.words === company.words ? [company] : [company, own];
}

/** The same in a line, on the reader's clock. */
export function shortTime(instant: string, companyZone: string, ownZone = zoneHere()): string {
  const [company, own] = readings(instant, companyZone, { names: 'short', ownZone });
  return own ? `${own.words}, your time` : `${company.words}, ${company.zone}`;
}

/** One of the times that a company offers; `date` is how the server knows it. */
export interface OfferedDate {
  name: string;
  date: string;
  instant: string;
}

/** The three times of an interview that is not settled yet. */
export const offeredDates = ({ date, starts_at, alt_date_1, alt_date_2, time_zone }: Interview): OfferedDate[] => [
  { name: 'Keep this time', date, instant: starts_at },
  { name: 'First alternative', date: alt_date_1, instant: instantOf(alt_date_1, time_zone) },
  { name: 'Second alternative', date: alt_date_2, instant: instantOf(alt_date_2, time_zone) },
];

export const hasStarted = ({ starts_at }: Interview, now = new Date()) => new Date(starts_at) <= now;

/** The moment at which a zone's clock shows `YYYY-MM-DD HH:mm`. */
export function instantOf(wallClock: string, zone: string): string {
  const asUtc = Date.parse(`${wallClock.replace(' ', 'T')}:00Z`);
  // The offset is the one at that moment, which is only known about: close to a change of the clocks the second look tells.
  const near = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(near, zone)).toISOString();
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes dates the way ISO does.
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment;
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = (instant: string, timeZone: string, names: Names) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: names,
    day: 'numeric',
    month: names,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
