import { zoneName } from '@foothold/shared/text';
import { spokenTime } from '../time/words';
import type { Offer } from './dates';

/**
 * The times of an offer that can still be chosen, a line each, and the zone of them all; where a summer begins between
 * them there is none, and each line names it itself.
 */
export function choicesOf(offer: Offer & { time_zone: string }): { zone: string | undefined; list: string[] } {
  const { starts_at, alt_1_starts_at, alt_2_starts_at, time_zone } = offer;
  const choices = [
    { name: 'Preferred', instant: starts_at },
    { name: 'First alternative', instant: alt_1_starts_at },
    { name: 'Second alternative', instant: alt_2_starts_at },
  ]
    .filter(({ instant }) => !isPast(instant))
    .map(({ name, instant }) => ({
      words: `${name}: ${spokenTime(instant, time_zone)}`,
      zone: zoneName(time_zone, new Date(instant)),
    }));
  const [zone, ...others] = new Set(choices.map((choice) => choice.zone));
  const list = choices.map((choice) => (others.length === 0 ? choice.words : `${choice.words}, ${choice.zone}`));
  return { zone: others.length === 0 ? zone : undefined, list };
}

export const isPast = (instant: string): boolean => new Date(instant) <= new Date();
