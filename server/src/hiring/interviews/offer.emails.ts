import { writeInvitation, writeNewTimes } from '@foothold/shared/contract';
import { getInterviewState } from '@foothold/shared/format';
import { type ComposedEmail, days, minutes, queueEmail } from '../../email/emailTemplate';
import { finishMatchingTasks, finishUnattemptedTasks } from '../../email/queries';
import { toDisplayName } from '../../email/text';
import type { Tx } from '../../platform/db';
import { createInvitation } from './calendarFile';
import { findInterviewForEmail, type InterviewForEmail } from './emails.queries';
import { formatLocation, listSelectableDates } from './interviewTexts';

interface OfferPayload {
  interview_id: number;
  /** Identifies the offer: a later offer has an email of its own. */
  offered_at: string;
  /** Whether the student was told of an earlier offer. */
  moved: boolean;
}

/** To the student: the dates that the company offers. Delayed, so that a correction replaces it. */
export const offerEmail = {
  kind: 'interview_offered',
  expiresAfter: 5 * days,
  delay: 2 * minutes,
  async compose(db, { interview_id, offered_at, moved }, config) {
    const interview = await findInterviewForEmail(db, interview_id);
    if (!interview || isStale(interview, offered_at)) return undefined;
    const [company, title] = [toDisplayName(interview.company_name), toDisplayName(interview.job_title)];
    const { zone, list } = listSelectableDates(interview);
    const invited = { company_name: company, job_title: title, zone, location: formatLocation(interview, 'student') };
    return {
      user_id: interview.user_id,
      ...(moved ? writeNewTimes(invited) : writeInvitation(invited)),
      list,
      action: { label: 'Choose a time', path: '/dashboard/notifications' },
      note: `You choose once, before the preferred time, or say that none suits.${interview.meet_link ? ' The meeting link is on the same page once you have chosen.' : ''}`,
      calendar: createInvitation(interview, 'student', config),
    };
  },
} satisfies ComposedEmail<OfferPayload>;

/** Queues the email about an offer, in place of one about an earlier offer that was not attempted yet. */
export async function queueOfferEmail(tx: Tx, { moved, ...offer }: OfferPayload): Promise<void> {
  const unsent = await cancelOfferEmail(tx, offer.interview_id);
  await queueEmail(tx, offerEmail, { ...offer, moved: unsent?.moved ?? moved });
}

/** Cancels the email about an offer. Resolves to undefined where it may have been sent. */
export async function cancelOfferEmail(tx: Tx, interview_id: number): Promise<OfferPayload | undefined> {
  const [unsent] = await finishMatchingTasks<OfferPayload>(
    tx,
    offerEmail.kind,
    { interview_id },
    { onlyUnattempted: true },
  );
  return unsent;
}

/** Cancels the emails about any number of offers, as far as they were not attempted. */
export const cancelOfferEmails = (tx: Tx, interview_ids: readonly number[]): Promise<void> =>
  finishUnattemptedTasks(tx, offerEmail.kind, 'interview_id', interview_ids);

/** To the company: replaces, in its calendar, the chosen date that its new offer has made void. */
export const offerReplacedEmail = {
  kind: 'interview_reopened',
  expiresAfter: 5 * days,
  delay: 2 * minutes,
  async compose(db, { interview_id, offered_at }, config) {
    const interview = await findInterviewForEmail(db, interview_id);
    if (!interview || isStale(interview, offered_at) || interview.verification_status !== 'verified') return undefined;
    const name = toDisplayName(interview.full_name);
    const { zone, list } = listSelectableDates(interview);
    return {
      user_id: interview.company_user_id,
      subject: `You offered ${name} new times`,
      heading: `You offered ${name} new times`,
      paragraphs: [
        `The time that ${name} chose for the interview for ${toDisplayName(interview.job_title)} no longer counts.`,
        zone ? `The choice is now between these. Times are ${zone}.` : 'The choice is now between these:',
      ],
      list,
      action: { label: 'See your interviews', path: '/dashboard/interviews' },
      note: 'You hear from us when a time is chosen.',
      calendar: createInvitation(interview, 'organization', config),
    };
  },
} satisfies ComposedEmail<Omit<OfferPayload, 'moved'>>;

/** Whether the offer was replaced, or does not wait for an answer any more. */
const isStale = (interview: InterviewForEmail, offered_at: string): boolean =>
  interview.updated_at !== offered_at ||
  interview.status !== 'Interview' ||
  getInterviewState(interview) !== 'Awaiting answer';
