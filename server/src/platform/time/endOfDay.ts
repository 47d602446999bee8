import { tzOffset } from '@date-fns/tz';
import { addDays, startOfDay } from './days';
import { toWallClock } from './wallClock';

/** The last second of a date in a time zone, as ISO 8601 with that zone's offset. */
export function endOfDay(date: string, zone: string): string {
  const last = new Date(startOfDay(addDays(date, 1), zone).getTime() - 1000);
  const offset = tzOffset(zone, last);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${toWallClock(last, zone).replace(' ', 'T')}:59${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}
