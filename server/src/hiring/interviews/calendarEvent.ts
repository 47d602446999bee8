import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toDisplayName } from '../../email/text';
import type { Config } from '../../platform/config/config';
import type { InterviewForEmail } from './emails.queries';
import { listSelectableDates, type Party } from './interviewTexts';

interface EventOptions {
  party: Party;
  config: Pick<Config, 'APP_ORIGIN' | 'MAIL_FROM'>;
  /** The address of the recipient, for an invitation by email. A downloaded file has no attendee. */
  attendee?: string;
}

/** The duration of an event: the same hour within which two interviews overlap (see offeredDates). */
const eventDuration = 60 * 60 * 1000;

/** An interview as a calendar (RFC 5545), and its method: what the recipient's calendar does with it. */
export function createCalendarEvent(interview: InterviewForEmail, { party, config, attendee }: EventOptions) {
  const canceled = isCanceled(interview);
  const method = canceled
    ? ICalCalendarMethod.CANCEL
    : attendee
      ? ICalCalendarMethod.REQUEST
      : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Foothold', product: 'Interviews', language: 'EN' }, method });
  const event = calendar.createEvent({
    id: `interview-${interview.id}@${new URL(config.APP_ORIGIN).hostname}`,
    // A cancellation needs a higher number than the last revision, which it does not change.
    sequence: interview.revision + (canceled ? 1 : 0),
    stamp: interview.updated_at,
    created: interview.created_at,
    lastModified: interview.updated_at,
    start: interview.starts_at,
    end: new Date(Date.parse(interview.starts_at) + eventDuration),
    status: canceled ? ICalEventStatus.CANCELLED : toEventStatus(interview),
    summary: formatTitle(party, interview),
    description: formatDescription(party, interview, config.APP_ORIGIN),
    organizer: { name: toDisplayName(interview.company_name), email: config.MAIL_FROM.address },
    url: formatPageUrl(party, interview, config.APP_ORIGIN),
    location: canceled ? null : toEventLocation(interview),
  });
  if (attendee) event.createAttendee({ email: attendee, rsvp: false, role, status: toAttendeeStatus(interview) });
  return { method, content: `${calendar}\r\n` };
}

/** Whether the interview no longer takes place. */
export const isCanceled = ({ status }: InterviewForEmail) => status === 'Rejected' || status === 'Withdrawn';

const role = ICalAttendeeRole.REQ;

const toEventStatus = ({ confirmed_at, completed_at }: InterviewForEmail) =>
  confirmed_at || completed_at ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;

// Attendance is settled on the site, so no reply (RSVP) is requested: it would reach nobody.
const toAttendeeStatus = (interview: InterviewForEmail) =>
  toEventStatus(interview) === ICalEventStatus.CONFIRMED ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.TENTATIVE;

const formatTitle = (party: Party, { job_title, company_name, full_name }: InterviewForEmail) =>
  `Interview: ${toDisplayName(job_title)}, ${toDisplayName(party === 'student' ? company_name : full_name)}`;

const formatPageUrl = (party: Party, { application_id }: InterviewForEmail, origin: string) =>
  `${origin}${party === 'student' ? '/dashboard/notifications' : `/dashboard/applications/${application_id}`}`;

// Nothing is joined before a date is settled.
const getMeetLink = (interview: InterviewForEmail) =>
  toEventStatus(interview) === ICalEventStatus.CONFIRMED ? interview.meet_link : null;

function toEventLocation(interview: InterviewForEmail): string | null {
  const { place, phone_number } = interview;
  if (place) return toDisplayName(place);
  return phone_number ? `Telephone ${phone_number}` : getMeetLink(interview);
}

function formatDescription(party: Party, interview: InterviewForEmail, origin: string): string {
  if (isCanceled(interview)) return 'This interview does not take place.';
  const { job_title, company_name, full_name } = interview;
  const summary =
    party === 'student'
      ? `${toDisplayName(company_name)} invites you to an interview for ${toDisplayName(job_title)}.`
      : `Interview with ${toDisplayName(full_name)} for ${toDisplayName(job_title)}.`;
  const page = `On Foothold: ${formatPageUrl(party, interview, origin)}`;
  return [summary, ...formatTimeLines(party, interview), ...formatLocationLines(party, interview), page].join('\n');
}

function formatLocationLines(party: Party, interview: InterviewForEmail): string[] {
  const { place, phone_number } = interview;
  if (place) return [`Place: ${toDisplayName(place)}`];
  if (phone_number) return [party === 'student' ? `Call ${phone_number}.` : `The candidate calls ${phone_number}.`];
  const link = getMeetLink(interview);
  return link ? [`Meeting link: ${link}`] : [];
}

/** The dates to choose from, while none is chosen. */
function formatTimeLines(party: Party, interview: InterviewForEmail): string[] {
  if (toEventStatus(interview) === ICalEventStatus.CONFIRMED) return [];
  if (interview.declined_at)
    return [`${party === 'student' ? 'You have' : 'The candidate has'} asked for other times.`];
  const { zone, list } = listSelectableDates(interview);
  if (list.length === 0) return ['The time was never settled.'];
  const state = party === 'student' ? 'The time is not settled: choose one.' : 'The candidate has not chosen yet.';
  return [zone ? `${state} Times are ${zone}.` : state, ...list];
}
