/** Local time in a time zone, as 'YYYY-MM-DD HH:mm'. */
export const formatWallClock = (timeZone: string, moment = new Date()): string =>
  // The Swedish locale writes dates in this format.
  moment.toLocaleString('sv-SE', { timeZone, ...dateFormat, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dateFormat = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

export const getDatePart = (wallClock: string): string => wallClock.slice(0, 10);
export const getTimePart = (wallClock: string): string => wallClock.slice(11);

/** 'Thursday 16 May', with the year if it differs from that of `today`. */
export function formatLongDay(wallClock: string, today: string): string {
  const weekday = formatDatePart(wallClock, { weekday: 'long' });
  return `${weekday} ${formatDatePart(wallClock, { day: 'numeric', month: 'long', ...getYearFormat(wallClock, today) })}`;
}

/** '16 May', with the year if it differs from that of `today`. */
export const formatShortDay = (wallClock: string, today: string): string =>
  formatDatePart(wallClock, { day: 'numeric', month: 'short', ...getYearFormat(wallClock, today) });

/** Number of calendar days from one date to another. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(getDatePart(to)) - Date.parse(getDatePart(from))) / 86_400_000);

// Local times are parsed as UTC, so that the time zone of the device does not change them.
const formatDatePart = (wallClock: string, options: Intl.DateTimeFormatOptions) =>
  new Date(getDatePart(wallClock)).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

const getYearFormat = (wallClock: string, today: string) =>
  wallClock.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
