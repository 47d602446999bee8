import type { Application } from '../contract';

/**
 * Of an application that was sent later than it was finished: 'Finished 23 Nov 14:05, received 16:20', in the reader's time
 * zone and without the day where that is today. Null for others.
 */
export function formatFinished(
  { finished_at, created_at }: Pick<Application, 'finished_at' | 'created_at'>,
  arrival: 'sent' | 'received',
  now = new Date(),
): string | null {
  if (!finished_at) return null;
  const [finished, arrived] = [new Date(finished_at), new Date(created_at)];
  return `Finished ${formatMoment(finished, now)}, ${arrival} ${formatMoment(arrived, now, finished)}`;
}

/** Without the day where it is one of `known`. */
function formatMoment(date: Date, ...known: readonly Date[]): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (known.some((other) => other.toDateString() === date.toDateString())) return time;
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })} ${time}`;
}
