import { getInterviewState } from '@foothold/shared/format';
import { type ComposedEmail, days } from '../../email/emailTemplate';
import { toDisplayName, toSingleLine } from '../../email/text';
import { findInterviewForEmail } from './emails.queries';

interface DeclinedDatesPayload {
  interview_id: number;
  /** Identifies the offer that was declined: the company may have made another meanwhile. */
  declined_at: string;
}

/** To the company: none of the dates suits the student, and what would. */
export const datesDeclinedEmail = {
  kind: 'interview_declined',
  expiresAfter: 5 * days,
  async compose(db, { interview_id, declined_at }) {
    const interview = await findInterviewForEmail(db, interview_id);
    if (interview?.declined_at !== declined_at || interview.status !== 'Interview') return undefined;
    if (interview.verification_status !== 'verified' || getInterviewState(interview) !== 'New times asked for')
      return undefined;
    const name = toDisplayName(interview.full_name);
    return {
      user_id: interview.company_user_id,
      subject: `${name} asks for other interview times`,
      heading: `${name} asks for other times`,
      paragraphs: [
        `None of the times that you offered for the interview for ${toDisplayName(interview.job_title)} suits ${name}, who writes:`,
        `“${toSingleLine(interview.decline_note ?? '')}”`,
      ],
      action: { label: 'Offer other times', path: `/setup-interview?id=${interview.application_id}` },
      note: 'The earlier times no longer count.',
    };
  },
} satisfies ComposedEmail<DeclinedDatesPayload>;
