import { formatTimeZone } from '@foothold/shared/format';
import { toDisplayName } from '../../email/text';
import { formatTime, formatTimeWithZone } from '../../platform/time/formatTime';
import type { InterviewForEmail } from './emails.queries';
import type { Offer } from './offeredDates';

/** Whom a text or a calendar event is for. */
export type Party = 'student' | 'organization';

/**
 * The dates of an offer that can still be chosen, one line each, and their common time zone. Where daylight saving time
 * begins or ends between them there is none, and each line names its own.
 */
export function listSelectableDates(offer: Offer & { time_zone: string }): {
  zone: string | undefined;
  list: string[];
} {
  const { starts_at, alt_1_starts_at, alt_2_starts_at, time_zone } = offer;
  const choices = [
    { name: 'Preferred', instant: starts_at },
    { name: 'First alternative', instant: alt_1_starts_at },
    { name: 'Second alternative', instant: alt_2_starts_at },
  ]
    .filter(({ instant }) => !isPast(instant))
    .map(({ name, instant }) => ({
      text: `${name}: ${formatTime(instant, time_zone)}`,
      zone: formatTimeZone(time_zone, new Date(instant)),
    }));
  const [zone, ...others] = new Set(choices.map((choice) => choice.zone));
  const list = choices.map((choice) => (others.length === 0 ? choice.text : `${choice.text}, ${choice.zone}`));
  return { zone: others.length === 0 ? zone : undefined, list };
}

/** The three dates of an offer in a sentence: 'Monday 2 March 2099, 10:00, or Tuesday …, Lagos time (WAT)'. */
export function formatOfferedDates({
  starts_at,
  alt_1_starts_at,
  alt_2_starts_at,
  time_zone,
}: Offer & { time_zone: string }) {
  const times = [starts_at, alt_1_starts_at, alt_2_starts_at];
  const zones = new Set(times.map((instant) => formatTimeZone(time_zone, new Date(instant))));
  if (zones.size > 1) return times.map((instant) => formatTimeWithZone(instant, time_zone)).join(', or ');
  return `${times.map((instant) => formatTime(instant, time_zone)).join(', or ')}, ${[...zones].join('')}`;
}

export const isPast = (instant: string): boolean => new Date(instant) <= new Date();

/** Where to come or whom to call, as a paragraph of an email. Meeting links are shown on the site only: no email links elsewhere. */
export function formatLocation(
  { place, phone_number }: Pick<InterviewForEmail, 'place' | 'phone_number'>,
  party: Party,
): string[] {
  if (place) return [`It is held here: ${toDisplayName(place)}.`];
  if (!phone_number) return [];
  return [
    party === 'student' ? `It is held by telephone: call ${phone_number}.` : `The candidate calls ${phone_number}.`,
  ];
}
