import { type ComposedEmail, createEmailTask, days, queueEmail } from '../../email/emailTemplate';
import { enqueueTasks } from '../../email/queries';
import { toDisplayName } from '../../email/text';
import type { Tx } from '../../platform/db';
import { createInvitation } from './calendarFile';
import { findInterviewForEmail, findInterviewForEmailByApplication, listUpcomingInterviews } from './emails.queries';
import { isPast, type Party } from './interviewTexts';
import { cancelOfferEmail, cancelOfferEmails } from './offer.emails';

/**
 * Called when `by` ends an application. The other party gets an email about the application, which also cancels an
 * upcoming interview; `by` gets this one where the interview is in their calendar.
 */
export async function queueCancellationEmail(tx: Tx, application_id: number, by: Party): Promise<void> {
  const interview = await findInterviewForEmailByApplication(tx, application_id);
  if (!interview || interview.completed_at || isPast(interview.starts_at)) return;
  const isOfferUnsent = (await cancelOfferEmail(tx, interview.id)) !== undefined;
  const isInCalendar = by === 'student' ? !isOfferUnsent : interview.confirmed_at !== null;
  if (isInCalendar) await queueEmail(tx, interviewCanceledEmail, { interview_id: interview.id, to: by });
}

/** The same where the company ends any number of applications, in three statements. */
export async function queueCancellationEmails(tx: Tx, application_ids: readonly number[]): Promise<void> {
  const interviews = await listUpcomingInterviews(tx, application_ids);
  if (interviews.length === 0) return;
  await cancelOfferEmails(
    tx,
    interviews.map(({ id }) => id),
  );
  const settled = interviews.filter(({ confirmed_at }) => confirmed_at);
  await enqueueTasks(
    tx,
    ...settled.map(({ id }) => createEmailTask(interviewCanceledEmail, { interview_id: id, to: 'organization' })),
  );
}

/** To the party that ended the application: its interview is canceled. */
export const interviewCanceledEmail = {
  kind: 'interview_called_off',
  expiresAfter: 5 * days,
  async compose(db, { interview_id, to }, config) {
    const interview = await findInterviewForEmail(db, interview_id);
    if (!interview) return undefined;
    const [company, name, title] = [interview.company_name, interview.full_name, interview.job_title].map(
      toDisplayName,
    );
    const toStudent = to === 'student';
    return {
      user_id: toStudent ? interview.user_id : interview.company_user_id,
      subject: toStudent ? `Your interview at ${company} is off` : `The interview with ${name} is off`,
      heading: toStudent ? 'Your interview is off' : `The interview with ${name} is off`,
      paragraphs: [
        toStudent
          ? `You withdrew your application for ${title} at ${company}, so the interview does not take place.`
          : `You rejected the application of ${name} for ${title}, so the interview does not take place.`,
      ],
      action: toStudent
        ? { label: 'See your applications', path: '/dashboard/applications' }
        : { label: 'See your interviews', path: '/dashboard/interviews' },
      note: toStudent ? 'The company is told too.' : 'The candidate is told too.',
      calendar: createInvitation(interview, to, config),
    };
  },
} satisfies ComposedEmail<{ interview_id: number; to: Party }>;
