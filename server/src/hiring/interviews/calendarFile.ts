import type { CalendarInvitation } from '../../email/emailTemplate';
import { toSlug } from '../../jobs/slug';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { createCalendarEvent, isCanceled, type Party } from './calendarEvent';
import { findInterviewForEmail, findInterviewForEmailByApplication, type InterviewForEmail } from './emails.queries';

/**
 * An interview as a file for the calendar of its student or its company. Each later file takes the place of the earlier
 * one there; one whose application came to an end otherwise takes the event away.
 */
export async function createCalendarFile({ db, config }: Context, user: User, id: number) {
  const interview = await findInterviewForEmail(db, id);
  if (!interview || !isParticipant(user, interview)) fail('not_found');
  const side = user.role === 'student' ? 'student' : 'organization';
  const { content } = createCalendarEvent(interview, { party: side, config });
  return { name: formatFileName(interview), body: content };
}

/** The same for a mail: a calendar takes the newest state of it without being asked, and nobody is asked for an answer. */
export const createInvitation =
  (interview: InterviewForEmail, side: Party, config: Config): CalendarInvitation =>
  (attendee) => ({
    filename: formatFileName(interview),
    ...createCalendarEvent(interview, { party: side, config, attendee }),
  });

/** What takes the interview of an application out of a calendar, where it was still ahead. */
export async function createCancellation(
  db: Db,
  application_id: number,
  side: Party,
  config: Config,
): Promise<CalendarInvitation | undefined> {
  const interview = await findInterviewForEmailByApplication(db, application_id);
  if (!interview || !isCanceled(interview) || interview.completed_at) return undefined;
  return new Date(interview.starts_at) > new Date() ? createInvitation(interview, side, config) : undefined;
}

const isParticipant = ({ role, user_id, role_specific_id }: User, interview: InterviewForEmail): boolean =>
  role === 'student' ? interview.user_id === user_id : interview.org_id === role_specific_id;

const formatFileName = ({ job_title }: InterviewForEmail) => `interview-${toSlug(job_title)}.ics`;
