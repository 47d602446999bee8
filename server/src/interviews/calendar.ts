import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Context } from '../context';
import { fail, type User } from '../http';
import { slugOf } from '../jobs/slug';
import { named } from '../mail/mail';
import { choicesOf } from './choices';
import { findForLetter, type LetterFacts } from './queries.letters';

/** How long a calendar keeps the time free: as long as the overlap of two interviews is counted. */
const length = 60 * 60 * 1000;

/**
 * An interview as a file for the calendar of its student or its company. Each later file takes the place of the earlier
 * one there; one whose application came to an end otherwise takes the event away.
 */
export async function calendarFile({ db, config }: Context, user: User, id: number) {
  const interview = await findForLetter(db, id);
  if (!interview || !isTheirs(user, interview)) fail('not_found');
  const cancelled = interview.status === 'Rejected' || interview.status === 'Withdrawn';
  const host = new URL(config.APP_ORIGIN).hostname;

  const calendar = ical({
    prodId: { company: 'Foothold', product: 'Interviews', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `interview-${id}@${host}`,
    // The end of an application is a change too, and the last one.
    sequence: interview.revision + (cancelled ? 1 : 0),
    stamp: interview.updated_at,
    created: interview.created_at,
    lastModified: interview.updated_at,
    start: interview.starts_at,
    end: new Date(Date.parse(interview.starts_at) + length),
    status: cancelled ? ICalEventStatus.CANCELLED : statusOf(interview),
    summary: titleFor(user, interview),
    description: wordsFor(user, interview, config.APP_ORIGIN),
    organizer: { name: named(interview.company_name), email: config.MAIL_FROM.address },
    url: pageFor(user, interview, config.APP_ORIGIN),
    location: cancelled ? null : interview.meet_link,
  });
  return { name: `interview-${slugOf(interview.job_title)}.ics`, body: `${calendar}\r\n` };
}

const isTheirs = ({ role, user_id, role_specific_id }: User, interview: LetterFacts): boolean =>
  role === 'student' ? interview.user_id === user_id : interview.org_id === role_specific_id;

const statusOf = ({ confirmed_at, completed_at }: LetterFacts) =>
  confirmed_at || completed_at ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;

const titleFor = ({ role }: User, { job_title, company_name, full_name }: LetterFacts) =>
  `Interview: ${named(job_title)}, ${named(role === 'student' ? company_name : full_name)}`;

const pageFor = ({ role }: User, { application_id }: LetterFacts, origin: string) =>
  `${origin}${role === 'student' ? '/dashboard/notifications' : `/dashboard/applications/${application_id}`}`;

function wordsFor(user: User, interview: LetterFacts, origin: string): string {
  const { job_title, company_name, full_name, meet_link, status } = interview;
  if (status === 'Rejected' || status === 'Withdrawn') return 'This interview does not take place.';
  const whose =
    user.role === 'student'
      ? `${named(company_name)} invites you to an interview for ${named(job_title)}.`
      : `Interview with ${named(full_name)} for ${named(job_title)}.`;
  return [
    whose,
    ...timesFor(user, interview),
    ...(meet_link ? [`Meeting link: ${meet_link}`] : []),
    `On Foothold: ${pageFor(user, interview, origin)}`,
  ].join('\n');
}

/** What there is to know of the time while it is not settled. */
function timesFor({ role }: User, interview: LetterFacts): string[] {
  if (statusOf(interview) === ICalEventStatus.CONFIRMED) return [];
  const { zone, list } = choicesOf(interview);
  if (list.length === 0) return ['The time was never settled.'];
  const open = role === 'student' ? 'The time is not settled: choose one.' : 'The candidate has not chosen yet.';
  return [zone ? `${open} Times are ${zone}.` : open, ...list];
}
