import { toInstant, toWallClock } from './wallClock';

/** Today's date in a time zone, as `YYYY-MM-DD`. */
export const todayIn = (zone: string, now = new Date()): string => toWallClock(now, zone).slice(0, 10);

/** The instant at which a date begins in a time zone: midnight, or 01:00 where daylight saving time skips midnight. */
export function startOfDay(date: string, zone: string): Date {
  return toInstant(`${date} 00:00`, zone) ?? toInstant(`${date} 01:00`, zone) ?? new Date(`${date}T00:00Z`);
}

const oneDay = 24 * 60 * 60 * 1000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / oneDay;
