import { toWallClock } from './wallClock';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const oneDay = 24 * 60;

/** A part of each week: minutes since Monday 00:00. One that ends before it begins goes over the end of the week. */
export interface WeeklyWindow {
  from: number;
  to: number;
  text: string;
}

/** Parses windows such as `fri 16:00-mon 08:00`, separated by commas. Undefined where one is none. */
export function parseWeeklyWindows(text: string): WeeklyWindow[] | undefined {
  const windows = text.split(',').map((part) => {
    const [from, to, ...more] = part
      .trim()
      .toLowerCase()
      .split(/\s*[-–]\s*/);
    const [begin, end] = [toMinutes(from), toMinutes(to)];
    if (begin === undefined || end === undefined || begin === end || more.length) return undefined;
    return { from: begin, to: end, text: `${from} to ${to}` };
  });
  return windows.every((window) => window !== undefined) ? windows : undefined;
}

function toMinutes(text = ''): number | undefined {
  const [, day = '', hour, minute] = /^([a-z]{3}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const index = weekdays.indexOf(day);
  return index < 0 ? undefined : index * oneDay + Number(hour) * 60 + Number(minute);
}

/** The window in which an instant is, in a time zone. */
export function findWindow(windows: readonly WeeklyWindow[], instant: Date, zone: string): WeeklyWindow | undefined {
  const [date = '', time] = toWallClock(instant, zone).split(' ');
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7];
  const now = toMinutes(`${weekday} ${time}`) ?? 0;
  return windows.find(({ from, to }) => (from < to ? from <= now && now < to : now >= from || now < to));
}
