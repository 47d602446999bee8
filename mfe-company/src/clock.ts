/** 'YYYY-MM-DD HH:mm' on the clock of a place. */
export const wallClockIn = (timeZone: string, moment = new Date()): string =>
  // Swedes write dates this way.
  moment.toLocaleString('sv-SE', { timeZone, ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

export const dateOf = (wallClock: string): string => wallClock.slice(0, 10);
export const timeOf = (wallClock: string): string => wallClock.slice(11);

/** 'Thursday 16 May', with the year where it is not the one of `today`. */
export function longDay(wallClock: string, today: string): string {
  const weekday = written(wallClock, { weekday: 'long' });
  return `${weekday} ${written(wallClock, { day: 'numeric', month: 'long', ...yearUnless(wallClock, today) })}`;
}

/** '16 May', with the year where it is not the one of `today`. */
export const shortDay = (wallClock: string, today: string): string =>
  written(wallClock, { day: 'numeric', month: 'short', ...yearUnless(wallClock, today) });

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(dateOf(to)) - Date.parse(dateOf(from))) / 86_400_000);

// A wall clock is read without any zone, so that no device moves it.
const written = (wallClock: string, options: Intl.DateTimeFormatOptions) =>
  new Date(dateOf(wallClock)).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

const yearUnless = (wallClock: string, today: string) =>
  wallClock.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
