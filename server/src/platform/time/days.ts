import { tzOffset } from '@date-fns/tz';
import { toInstant, toWallClock } from './wallClock';

/** Today's date in a time zone, as `YYYY-MM-DD`. */
export function todayIn(zone: string, now = new Date()): string {
  const last = lastDays.get(zone);
  const time = now.getTime();
  if (last && last.begins <= time && time < last.ends) return last.day;
  const day = toWallClock(now, zone).slice(0, 10);
  lastDays.set(zone, { day, begins: time, ends: startOfDay(addDays(day, 1), zone).getTime() });
  return day;
}

/** The day that was last asked for in each zone, from when that was: nearly every request asks, and offsets take time to find. */
const lastDays = new Map<string, { day: string; begins: number; ends: number }>();

/** The instant at which a date begins in a time zone: midnight, or 01:00 where daylight saving time skips midnight. */
export function startOfDay(date: string, zone: string): Date {
  return toInstant(`${date} 00:00`, zone) ?? toInstant(`${date} 01:00`, zone) ?? new Date(`${date}T00:00Z`);
}

const oneDay = 24 * 60 * 60 * 1000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / oneDay;

/** The last second of a date in a time zone, as ISO 8601 with that zone's offset. */
export function endOfDay(date: string, zone: string): string {
  const last = new Date(startOfDay(addDays(date, 1), zone).getTime() - 1000);
  const offset = tzOffset(zone, last);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${toWallClock(last, zone).replace(' ', 'T')}:59${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}
