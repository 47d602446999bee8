/** 'YYYY-MM-DD HH:mm' on the clock of a place. */
export const formatWallClock = (timeZone: string, moment = new Date()): string =>
  // Swedes write dates this way.
  moment.toLocaleString('sv-SE', { timeZone, ...dateFormat, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dateFormat = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

export const getDatePart = (wallClock: string): string => wallClock.slice(0, 10);
export const getTimePart = (wallClock: string): string => wallClock.slice(11);

/** 'Thursday 16 May', with the year where it is not the one of `today`. */
export function formatLongDay(wallClock: string, today: string): string {
  const weekday = formatDatePart(wallClock, { weekday: 'long' });
  return `${weekday} ${formatDatePart(wallClock, { day: 'numeric', month: 'long', ...getYearFormat(wallClock, today) })}`;
}

/** '16 May', with the year where it is not the one of `today`. */
export const formatShortDay = (wallClock: string, today: string): string =>
  formatDatePart(wallClock, { day: 'numeric', month: 'short', ...getYearFormat(wallClock, today) });

/** Whole days from one date to another. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(getDatePart(to)) - Date.parse(getDatePart(from))) / 86_400_000);

// A wall clock is read without any zone, so that no device moves it.
const formatDatePart = (wallClock: string, options: Intl.DateTimeFormatOptions) =>
  new Date(getDatePart(wallClock)).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

const getYearFormat = (wallClock: string, today: string) =>
  wallClock.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
