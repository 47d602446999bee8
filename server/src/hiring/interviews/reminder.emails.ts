import { getInterviewState } from '@foothold/shared/format';
import { type ComposedEmail, days, minutes } from '../../email/emailTemplate';
import { toDisplayName } from '../../email/text';
import { formatTime, formatTimeWithZone } from '../../platform/time/formatTime';
import { toWallClock } from '../../platform/time/wallClock';
import { createInvitation } from './calendarFile';
import { findInterviewForEmail, type InterviewForEmail } from './emails.queries';
import { formatLocation, type Party } from './interviewTexts';
import type { ReminderLead } from './reminders.queries';

interface ReminderPayload {
  interview_id: number;
  /** The date of which it reminds: another date has a reminder of its own. */
  starts_at: string;
  ahead: ReminderLead;
  to: Party;
}

/** To either party: the interview is in a day, or in an hour. */
export const reminderEmail = {
  kind: 'interview_reminder',
  expiresAfter: 1 * days,
  async compose(db, { interview_id, starts_at, ahead, to }, config) {
    const interview = await findInterviewForEmail(db, interview_id);
    if (!interview || interview.starts_at !== starts_at || isObsolete(interview)) return undefined;
    // It could not be sent in time, and the next one is due.
    if (ahead === 'day' && Date.parse(starts_at) - Date.now() < 60 * minutes) return undefined;
    return {
      ...formatReminder(to, interview, ahead),
      list: [formatTimeWithZone(starts_at, interview.time_zone)],
      calendar: createInvitation(interview, to, config),
    };
  },
} satisfies ComposedEmail<ReminderPayload>;

const isObsolete = (interview: InterviewForEmail): boolean =>
  interview.status !== 'Interview' ||
  interview.verification_status !== 'verified' ||
  ['New times asked for', 'Live Now', 'Ended'].includes(getInterviewState(interview));

function formatReminder(to: Party, interview: InterviewForEmail, ahead: ReminderLead) {
  const [company, name, title] = [interview.company_name, interview.full_name, interview.job_title].map(toDisplayName);
  const { time_zone, starts_at, meet_link } = interview;
  const [day, time] = [formatTime(starts_at, time_zone).split(',')[0], toWallClock(starts_at, time_zone).slice(11)];
  const when = ahead === 'day' ? `is on ${day}` : `starts at ${time}`;
  const toStudent = to === 'student';
  const unconfirmed = toStudent
    ? 'You have not confirmed the date yet.'
    : 'The candidate has not confirmed the date yet.';
  return {
    user_id: toStudent ? interview.user_id : interview.company_user_id,
    subject: toStudent ? `Your interview at ${company} ${when}` : `The interview with ${name} ${when}`,
    heading: toStudent ? `Your interview ${when}` : `The interview with ${name} ${when}`,
    paragraphs: [
      toStudent ? `It is for ${title} at ${company}.` : `It is for ${title}.`,
      ...formatLocation(interview, to),
      ...(getInterviewState(interview) === 'Awaiting answer' ? [unconfirmed] : []),
    ],
    action: toStudent
      ? { label: 'See your interview', path: '/dashboard/notifications' }
      : { label: 'See your interviews', path: '/dashboard/interviews' },
    note: meet_link ? 'The meeting link is on that page.' : 'Everything about it is on that page.',
  };
}
