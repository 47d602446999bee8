import { toDisplayName } from '../../email/text';
import type { Party } from './calendarEvent';
import type { InterviewForEmail } from './emails.queries';

/** Where to come or whom to call, as a paragraph of an email. Meeting links are shown on the site only: no email links elsewhere. */
export function formatLocation({ place, phone_number }: InterviewForEmail, party: Party): string[] {
  if (place) return [`It is held here: ${toDisplayName(place)}.`];
  if (!phone_number) return [];
  return [
    party === 'student' ? `It is held by telephone: call ${phone_number}.` : `The candidate calls ${phone_number}.`,
  ];
}
