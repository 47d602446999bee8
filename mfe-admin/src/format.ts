const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** '4 Feb 2030' in the reader's time zone. */
export const formatDay = (instant: string): string => new Date(instant).toLocaleDateString('en-GB', day);

/** '4 Feb 2030' for a date without a time: the same in every time zone. */
export const formatCalendarDay = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', { ...day, timeZone: 'UTC' });

/** '4 Feb 2030, 10:00, Lagos time': in the time zone of the company. */
export function formatInterviewTime({ starts_at, time_zone }: { starts_at: string; time_zone: string }): string {
  const clock = new Date(starts_at).toLocaleString('en-GB', { ...day, ...time, timeZone: time_zone });
  const city = time_zone.slice(time_zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${clock}, ${city} time`;
}

/** '4 Feb 2030, 10:00' in the reader's time zone. */
export const formatDateTime = (instant: string): string =>
  new Date(instant).toLocaleString('en-GB', { ...day, ...time });
