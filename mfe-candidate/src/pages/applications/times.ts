import type { Interview } from '@foothold/shared/contract';

/** One moment on one place's clock. */
export interface Reading {
  zone: string;
  words: string;
}

/** When an interview starts: on the company's clock, and on the reader's own where that shows another time. */
export function readings({ starts_at, time_zone }: Interview, ownZone = zoneHere()): Reading[] {
  const company = { zone: `${placeOf(time_zone)} time`, words: clock(starts_at, time_zone) };
  const own = { zone: 'Your time', words: clock(starts_at, ownZone) };
  return [company, own];
}

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));

/** 'Africa/Lagos' → 'Lagos' */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
