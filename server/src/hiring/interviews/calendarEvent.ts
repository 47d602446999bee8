import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toDisplayName } from '../../email/emailMessage';
import type { Config } from '../../platform/config/config';
import type { InterviewForEmail } from './emails.queries';
import { listSelectableDates } from './offeredDatesText';

/** Whose calendar it is for. */
export type Party = 'student' | 'organization';

interface EventOptions {
  party: Party;
  config: Pick<Config, 'APP_ORIGIN' | 'MAIL_FROM'>;
  /** Whose mailbox it goes to; a file that is fetched names nobody. */
  attendee?: string;
}

/** How long a calendar keeps the time free: as long as the overlap of two interviews is counted. */
const eventMilliseconds = 60 * 60 * 1000;

/** An interview as an event of a calendar, and what the calendar is to do with it. */
export function createCalendarEvent(interview: InterviewForEmail, { party, config, attendee }: EventOptions) {
  const off = isCanceled(interview);
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
    end: new Date(Date.parse(interview.starts_at) + eventMilliseconds),
    status: off ? ICalEventStatus.CANCELLED : toEventStatus(interview),
    summary: formatTitle(party, interview),
    description: formatDescription(party, interview, config.APP_ORIGIN),
    organizer: { name: toDisplayName(interview.company_name), email: config.MAIL_FROM.address },
    url: formatPageUrl(party, interview, config.APP_ORIGIN),
    location: off ? null : toEventLocation(interview),
  });
  if (attendee) event.createAttendee({ email: attendee, rsvp: false, role, status: toAttendeeStatus(interview) });
  return { method, content: `${calendar}\r\n` };
}

/** Whether the interview does not take place any more. */
export const isCanceled = ({ status }: InterviewForEmail) => status === 'Rejected' || status === 'Withdrawn';

const role = ICalAttendeeRole.REQ;

const toEventStatus = ({ confirmed_at, completed_at }: InterviewForEmail) =>
  confirmed_at || completed_at ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;

// Whether somebody comes is settled on the site: an answer to a mail would reach nobody.
const toAttendeeStatus = (interview: InterviewForEmail) =>
  toEventStatus(interview) === ICalEventStatus.CONFIRMED ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.TENTATIVE;

const formatTitle = (side: Party, { job_title, company_name, full_name }: InterviewForEmail) =>
  `Interview: ${toDisplayName(job_title)}, ${toDisplayName(side === 'student' ? company_name : full_name)}`;

const formatPageUrl = (side: Party, { application_id }: InterviewForEmail, origin: string) =>
  `${origin}${side === 'student' ? '/dashboard/notifications' : `/dashboard/applications/${application_id}`}`;

function toEventLocation({ place, phone_number, meet_link }: InterviewForEmail): string | null {
  if (place) return toDisplayName(place);
  return phone_number ? `Telephone ${phone_number}` : meet_link;
}

function formatDescription(side: Party, interview: InterviewForEmail, origin: string): string {
  if (isCanceled(interview)) return 'This interview does not take place.';
  const { job_title, company_name, full_name } = interview;
  const whose =
    side === 'student'
      ? `${toDisplayName(company_name)} invites you to an interview for ${toDisplayName(job_title)}.`
      : `Interview with ${toDisplayName(full_name)} for ${toDisplayName(job_title)}.`;
  const page = `On Foothold: ${formatPageUrl(side, interview, origin)}`;
  return [whose, ...formatTimeLines(side, interview), ...formatLocationLines(side, interview), page].join('\n');
}

function formatLocationLines(side: Party, { place, phone_number, meet_link }: InterviewForEmail): string[] {
  if (place) return [`Place: ${toDisplayName(place)}`];
  if (phone_number) return [side === 'student' ? `Call ${phone_number}.` : `The candidate calls ${phone_number}.`];
  return meet_link ? [`Meeting link: ${meet_link}`] : [];
}

/** What there is to know of the time while it is not settled. */
function formatTimeLines(side: Party, interview: InterviewForEmail): string[] {
  if (toEventStatus(interview) === ICalEventStatus.CONFIRMED) return [];
  const { zone, list } = listSelectableDates(interview);
  if (list.length === 0) return ['The time was never settled.'];
  const open = side === 'student' ? 'The time is not settled: choose one.' : 'The candidate has not chosen yet.';
  return [zone ? `${open} Times are ${zone}.` : open, ...list];
}
