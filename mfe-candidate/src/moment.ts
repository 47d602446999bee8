import { daysSince } from '@foothold/shared/ui';

/** When something happened, on the reader's clock: 'Today, 09:02', 'Yesterday, 18:40', 'Sunday 12 May, 21:14'. */
export function momentOf(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${dayOf(moment, daysSince(iso, now), now)}, ${time}`;
}

function dayOf(moment: Date, age: number, now: Date): string {
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return moment.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...year });
}
