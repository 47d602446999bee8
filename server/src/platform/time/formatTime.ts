import { formatTimeZone } from '@foothold/shared/format';

/** 'Monday 2 March 2099, 10:00' in a time zone. */
export function formatTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { ...timeFormat, timeZone }).formatToParts(new Date(instant));
  const { weekday, day, month, year, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute}`;
}

/** The same with the name of the time zone: 'Monday 2 March 2099, 10:00, Lagos time (WAT)'. */
export const formatTimeWithZone = (instant: string, timeZone: string): string =>
  `${formatTime(instant, timeZone)}, ${formatTimeZone(timeZone, new Date(instant))}`;

const timeFormat: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
