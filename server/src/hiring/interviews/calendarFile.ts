import type { CalendarInvitation } from '../../email/emailTemplate';
import { toSlug } from '../../jobs/slug';
import type { Config } from '../../platform/config/config';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { createCalendarEvent, isCanceled } from './calendarEvent';
import { findInterviewForEmail, findInterviewForEmailByApplication, type InterviewForEmail } from './emails.queries';
import type { Party } from './interviewTexts';

/**
 * An interview as a calendar file for its student or its company. A later file replaces the event of an earlier one; the
 * file of an interview that is canceled removes it.
 */
export async function createCalendarFile({ db, config }: Context, user: User, id: number) {
  const interview = await findInterviewForEmail(db, id);
  if (!interview || !isParticipant(user, interview)) fail('not_found');
  const party = user.role === 'student' ? 'student' : 'organization';
  const { content } = createCalendarEvent(interview, { party, config });
  return { name: formatFileName(interview), body: content };
}

/** An interview as an invitation in an email, which calendars update by themselves. No reply is requested. */
export const createInvitation =
  (interview: InterviewForEmail, party: Party, config: Config): CalendarInvitation =>
  (attendee) => ({
    filename: formatFileName(interview),
    ...createCalendarEvent(interview, { party, config, attendee }),
  });

/** What removes a canceled interview from a calendar; undefined where it is over, or was never canceled. */
export async function createCancellation(
  db: Db,
  application_id: number,
  party: Party,
  config: Config,
): Promise<CalendarInvitation | undefined> {
  const interview = await findInterviewForEmailByApplication(db, application_id);
  if (!interview || !isCanceled(interview) || interview.completed_at) return undefined;
  return new Date(interview.starts_at) > new Date() ? createInvitation(interview, party, config) : undefined;
}

const isParticipant = ({ role, user_id, role_specific_id }: User, interview: InterviewForEmail): boolean =>
  role === 'student' ? interview.user_id === user_id : interview.org_id === role_specific_id;

const formatFileName = ({ job_title }: InterviewForEmail) => `interview-${toSlug(job_title)}.ics`;
