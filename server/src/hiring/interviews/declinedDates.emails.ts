import { getInterviewState } from '@foothold/shared/format';
import { type ComposedEmail, days } from '../../email/emailTemplate';
import { toDisplayName, toSingleLine } from '../../email/text';
import { createInvitation } from './calendarFile';
import { findInterviewForEmail } from './emails.queries';

interface DeclinedDatesPayload {
  interview_id: number;
  /** Identifies the offer that was declined: the company may have made another meanwhile. */
  declined_at: string;
  /** Whether a date was settled, which the company's calendar has. */
  was_settled?: boolean;
}

/** To the company: none of the dates suits the student, or the settled one no longer does, and what would. */
export const datesDeclinedEmail = {
  kind: 'interview_declined',
  expiresAfter: 5 * days,
  async compose(db, { interview_id, declined_at, was_settled = false }, config) {
    const interview = await findInterviewForEmail(db, interview_id);
    if (interview?.declined_at !== declined_at || interview.status !== 'Interview') return undefined;
    if (interview.verification_status !== 'verified' || getInterviewState(interview) !== 'New times asked for')
      return undefined;
    const [name, title] = [toDisplayName(interview.full_name), toDisplayName(interview.job_title)];
    return {
      user_id: interview.company_user_id,
      subject: `${name} asks for other interview times`,
      heading: `${name} asks for other times`,
      paragraphs: [
        was_settled
          ? `${name} cannot keep the time that was settled for the interview for ${title}, and writes:`
          : `None of the times that you offered for the interview for ${title} suits ${name}, who writes:`,
        `“${toSingleLine(interview.decline_note ?? '')}”`,
      ],
      action: { label: 'Offer other times', path: `/setup-interview?id=${interview.application_id}` },
      note: 'The earlier times no longer count.',
      ...(was_settled && { calendar: createInvitation(interview, 'organization', config) }),
    };
  },
} satisfies ComposedEmail<DeclinedDatesPayload>;
