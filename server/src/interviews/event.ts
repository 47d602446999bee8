import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Config } from '../config';
import { named } from '../mail/mail';
import { choicesOf } from './choices';
import type { LetterFacts } from './queries.letters';

/** Whose calendar it is for. */
export type Side = 'student' | 'organization';

interface Asked {
  side: Side;
  config: Pick<Config, 'APP_ORIGIN' | 'MAIL_FROM'>;
  /** Whose mailbox it goes to; a file that is fetched names nobody. */
  attendee?: string;
}

/** How long a calendar keeps the time free: as long as the overlap of two interviews is counted. */
const length = 60 * 60 * 1000;

/** An interview as an event of a calendar, and what the calendar is to do with it. */
export function eventOf(interview: LetterFacts, { side, config, attendee }: Asked) {
  const off = isOff(interview);
  const method = off ? ICalCalendarMethod.CANCEL : attendee ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Foothold', product: 'Interviews', language: 'EN' }, method });
  const event = calendar.createEvent({
    id: `interview-${interview.id}@${new URL(config.APP_ORIGIN).hostname}`,
    // The end of an application is a change too, and the last one.
    sequence: interview.revision + (off ? 1 : 0),
    stamp: interview.updated_at,
    created: interview.created_at,
    lastModified: interview.updated_at,
    start: interview.starts_at,
    end: new Date(Date.parse(interview.starts_at) + length),
    status: off ? ICalEventStatus.CANCELLED : statusOf(interview),
    summary: titleFor(side, interview),
    description: wordsFor(side, interview, config.APP_ORIGIN),
    organizer: { name: named(interview.company_name), email: config.MAIL_FROM.address },
    url: pageFor(side, interview, config.APP_ORIGIN),
    location: off ? null : locationOf(interview),
  });
  if (attendee) event.createAttendee({ email: attendee, rsvp: false, role, status: partOf(interview) });
  return { method, content: `${calendar}\r\n` };
}

/** Whether the interview does not take place any more. */
export const isOff = ({ status }: LetterFacts) => status === 'Rejected' || status === 'Withdrawn';

const role = ICalAttendeeRole.REQ;

const statusOf = ({ confirmed_at, completed_at }: LetterFacts) =>
  confirmed_at || completed_at ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;

// Whether somebody comes is settled on the site: an answer to a mail would reach nobody.
const partOf = (interview: LetterFacts) =>
  statusOf(interview) === ICalEventStatus.CONFIRMED ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.TENTATIVE;

const titleFor = (side: Side, { job_title, company_name, full_name }: LetterFacts) =>
  `Interview: ${named(job_title)}, ${named(side === 'student' ? company_name : full_name)}`;

const pageFor = (side: Side, { application_id }: LetterFacts, origin: string) =>
  `${origin}${side === 'student' ? '/dashboard/notifications' : `/dashboard/applications/${application_id}`}`;

function locationOf({ place, phone_number, meet_link }: LetterFacts): string | null {
  if (place) return named(place);
  return phone_number ? `Telephone ${phone_number}` : meet_link;
}

function wordsFor(side: Side, interview: LetterFacts, origin: string): string {
  if (isOff(interview)) return 'This interview does not take place.';
  const { job_title, company_name, full_name } = interview;
  const whose =
    side === 'student'
      ? `${named(company_name)} invites you to an interview for ${named(job_title)}.`
      : `Interview with ${named(full_name)} for ${named(job_title)}.`;
  const page = `On Foothold: ${pageFor(side, interview, origin)}`;
  return [whose, ...timesFor(side, interview), ...whereFor(side, interview), page].join('\n');
}

function whereFor(side: Side, { place, phone_number, meet_link }: LetterFacts): string[] {
  if (place) return [`Place: ${named(place)}`];
  if (phone_number) return [side === 'student' ? `Call ${phone_number}.` : `The candidate calls ${phone_number}.`];
  return meet_link ? [`Meeting link: ${meet_link}`] : [];
}

/** What there is to know of the time while it is not settled. */
function timesFor(side: Side, interview: LetterFacts): string[] {
  if (statusOf(interview) === ICalEventStatus.CONFIRMED) return [];
  const { zone, list } = choicesOf(interview);
  if (list.length === 0) return ['The time was never settled.'];
  const open = side === 'student' ? 'The time is not settled: choose one.' : 'The candidate has not chosen yet.';
  return [zone ? `${open} Times are ${zone}.` : open, ...list];
}
