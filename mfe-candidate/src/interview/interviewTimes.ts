import type { Interview } from '@foothold/shared/contract';
import { formatTimeZone } from '@foothold/shared/format';

/** One moment on one place's clock. */
export interface ZonedTime {
  zone: string;
  text: string;
}

type NameStyle = 'long' | 'short';

/** When something starts: on the company's clock, and on the reader's own; once where both show the same. */
export function formatInBothZones(
  instant: string,
  companyZone: string,
  { names = 'long', ownZone = getLocalZone() }: { names?: NameStyle; ownZone?: string } = {},
): [company: ZonedTime] | [company: ZonedTime, own: ZonedTime] {
  const company = {
    zone: formatTimeZone(companyZone, new Date(instant)),
    text: formatInZone(instant, companyZone, names),
  };
  const own = { zone: 'Your time', text: formatInZone(instant, ownZone, names) };
  return own.text === company.text ? [company] : [company, own];
}

/** The same in a line, on the reader's clock. */
export function formatShortTime(instant: string, companyZone: string, ownZone = getLocalZone()): string {
  const [company, own] = formatInBothZones(instant, companyZone, { names: 'short', ownZone });
  return own ? `${own.text}, your time` : `${company.text}, ${company.zone}`;
}

/** One of the times that a company offers; `date` is how the server knows it. */
export interface DateOption {
  label: string;
  date: string;
  instant: string;
}

/** The three times of an interview that is not settled yet. */
export const listDateOptions = ({ date, starts_at, alt_date_1, alt_date_2, time_zone }: Interview): DateOption[] => [
  { label: 'Keep this time', date, instant: starts_at },
  { label: 'First alternative', date: alt_date_1, instant: toInstant(alt_date_1, time_zone) },
  { label: 'Second alternative', date: alt_date_2, instant: toInstant(alt_date_2, time_zone) },
];

export const hasStarted = ({ starts_at }: Interview, now = new Date()) => new Date(starts_at) <= now;

/** The moment at which a zone's clock shows `YYYY-MM-DD HH:mm`. */
export function toInstant(wallClock: string, zone: string): string {
  const asUtc = Date.parse(`${wallClock.replace(' ', 'T')}:00Z`);
  // The offset is the one at that moment, which is only known about: close to a change of the clocks the second look tells.
  const approximate = asUtc - getZoneOffset(asUtc, zone);
  return new Date(asUtc - getZoneOffset(approximate, zone)).toISOString();
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
function getZoneOffset(moment: number, timeZone: string): number {
  // Swedish writes dates the way ISO does.
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment;
}

const getLocalZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatInZone = (instant: string, timeZone: string, names: NameStyle) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: names,
    day: 'numeric',
    month: names,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
