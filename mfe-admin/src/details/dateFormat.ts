const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** '4 Feb 2030' */
export const formatDay = (moment: string): string => new Date(moment).toLocaleDateString('en-GB', day);

/** A day of the calendar, the same wherever it is read. */
export const formatCalendarDay = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', { ...day, timeZone: 'UTC' });

/** '4 Feb 2030, 10:00, Lagos time': the clock on the company's wall. */
export function formatInterviewTime({ starts_at, time_zone }: { starts_at: string; time_zone: string }): string {
  const clock = new Date(starts_at).toLocaleString('en-GB', { ...day, ...time, timeZone: time_zone });
  const city = time_zone.slice(time_zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${clock}, ${city} time`;
}

/** '4 Feb 2030, 10:00' */
export const formatDateTime = (moment: string): string => new Date(moment).toLocaleString('en-GB', { ...day, ...time });
