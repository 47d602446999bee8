import { addDays } from '../src/platform/time/days';
import { toInstant } from '../src/platform/time/wallClock';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The instant at which clocks in a zone show this day and time; a time that a spring skips moves on an hour. */
export const toInstantInZone = (date: string, time: string, zone: string): Date =>
  toInstant(`${date} ${time}`, zone) ??
  new Date((toInstant(`${date} 00:30`, zone)?.getTime() ?? Date.parse(date)) + hour);

/** The first weekday at or after a day. */
export function nextWeekday(date: string): string {
  const ahead = [1, 0, 0, 0, 0, 0, 2][new Date(`${date}T00:00Z`).getUTCDay()];
  return addDays(date, ahead ?? 0);
}
