import { tzOffset } from '@date-fns/tz';

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

/** The local time (`YYYY-MM-DD HH:mm`) of an instant in a time zone. */
export function toWallClock(instant: string | Date, zone: string): string {
  const date = new Date(instant);
  const shifted = new Date(date.getTime() + tzOffset(zone, date) * oneMinute);
  return shifted.toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * The instant of a local time in a time zone; the first of two in the hour that the end of daylight saving time repeats.
 * Undefined for times that do not exist: the hour that its start skips, and days such as 31 February.
 */
export function toInstant(wallClock: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wallClock.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset of a zone changes at most once within two days: it is that of the day before or of the day after.
  const offsets = [asUtc - oneDay, asUtc + oneDay].map((near) => tzOffset(zone, new Date(near)));
  const instants = offsets.map((minutes) => asUtc - minutes * oneMinute).sort((one, other) => one - other);
  return instants.map((time) => new Date(time)).find((instant) => toWallClock(instant, zone) === wallClock);
}
