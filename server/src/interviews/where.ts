import { named } from '../mail/mail';
import type { Side } from './event';
import type { LetterFacts } from './queries.letters';

/** Where to come or whom to call, as a paragraph of a letter. A link stands on the site alone: no letter leads elsewhere. */
export function whereInWords({ place, phone_number }: LetterFacts, side: Side): string[] {
  if (place) return [`It is held here: ${named(place)}.`];
  if (!phone_number) return [];
  return [
    side === 'student' ? `It is held by telephone: call ${phone_number}.` : `The candidate calls ${phone_number}.`,
  ];
}
