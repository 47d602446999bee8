import { toDisplayName } from '../../email/emailMessage';
import type { Party } from './calendarEvent';
import type { InterviewForEmail } from './emails.queries';

/** Where to come or whom to call, as a paragraph of a letter. A link stands on the site alone: no letter leads elsewhere. */
export function formatLocation({ place, phone_number }: InterviewForEmail, side: Party): string[] {
  if (place) return [`It is held here: ${toDisplayName(place)}.`];
  if (!phone_number) return [];
  return [
    side === 'student' ? `It is held by telephone: call ${phone_number}.` : `The candidate calls ${phone_number}.`,
  ];
}
