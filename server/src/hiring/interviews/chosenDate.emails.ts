import { getInterviewState } from '@foothold/shared/format';
import { type ComposedEmail, days, queueEmail } from '../../email/emailTemplate';
import { toDisplayName } from '../../email/text';
import type { Db, Tx } from '../../platform/db';
import { formatTimeWithZone } from '../../platform/time/formatTime';
import { createInvitation } from './calendarFile';
import { findInterviewForEmail, type InterviewForEmail } from './emails.queries';
import { formatLocation } from './interviewTexts';

interface ChosenDatePayload {
  interview_id: number;
  confirmed_at: string;
}

/** To the company: the date that the student has chosen. */
export const dateChosenOrganizationEmail = {
  kind: 'interview_settled',
  expiresAfter: 5 * days,
  async compose(db, payload, config) {
    const interview = await findCurrentInterview(db, payload);
    if (interview?.verification_status !== 'verified') return undefined;
    const name = toDisplayName(interview.full_name);
    const isPreferred = interview.chosen === 'date';
    const headline = isPreferred
      ? `${name} chose the preferred time of the interview`
      : `${name} chose another time for the interview`;
    return {
      user_id: interview.company_user_id,
      subject: headline,
      heading: headline,
      paragraphs: [`The interview for ${toDisplayName(interview.job_title)} is on:`],
      list: [formatStart(interview)],
      action: { label: 'See your interviews', path: '/dashboard/interviews' },
      note: `The candidate sees the same time${interview.meet_link ? ' and the meeting link' : ''} on Foothold.`,
      calendar: createInvitation(interview, 'organization', config),
    };
  },
} satisfies ComposedEmail<ChosenDatePayload>;

/** To the student: the date that they chose, for their calendar. */
export const dateChosenStudentEmail = {
  kind: 'interview_chosen',
  expiresAfter: 5 * days,
  async compose(db, payload, config) {
    const interview = await findCurrentInterview(db, payload);
    if (!interview) return undefined;
    const company = toDisplayName(interview.company_name);
    return {
      user_id: interview.user_id,
      subject: `Your interview at ${company} is settled`,
      heading: 'Your interview is settled',
      paragraphs: [
        `You chose the time of your interview for ${toDisplayName(interview.job_title)} at ${company}:`,
        ...formatLocation(interview, 'student'),
      ],
      list: [formatStart(interview)],
      action: { label: 'See your interview', path: '/dashboard/notifications' },
      note: `${interview.meet_link ? 'The meeting link is on that page. ' : ''}We remind you before it starts.`,
      calendar: createInvitation(interview, 'student', config),
    };
  },
} satisfies ComposedEmail<ChosenDatePayload>;

/** Emails both parties the date that was chosen. */
export async function queueDateChosenEmails(tx: Tx, payload: ChosenDatePayload): Promise<void> {
  await queueEmail(tx, dateChosenOrganizationEmail, payload);
  await queueEmail(tx, dateChosenStudentEmail, payload);
}

/** The interview, as long as this choice is the current one and in the future. */
async function findCurrentInterview(
  db: Db,
  { interview_id, confirmed_at }: ChosenDatePayload,
): Promise<InterviewForEmail | undefined> {
  const interview = await findInterviewForEmail(db, interview_id);
  if (!interview || interview.confirmed_at !== confirmed_at || interview.status !== 'Interview') return undefined;
  const state = getInterviewState(interview);
  return state === 'Confirmed' || state === 'Starting soon' ? interview : undefined;
}

const formatStart = ({ starts_at, time_zone }: InterviewForEmail) => formatTimeWithZone(starts_at, time_zone);
