import type { Interview, OfferedDate } from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { notify } from '../../notifications/queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Tx } from '../../platform/db';
import { updateApplicationStatus } from '../applicationStatus.queries';
import { formatOfferedDates } from './interviewTexts';
import { recordEvent } from './lockInterview';
import { formatInvitation } from './notificationTexts';
import { offerReplacedEmail, queueOfferEmail } from './offer.emails';
import type { Offer } from './offeredDates';
import { findInterviewByApplication, type lockApplication, upsertInterview } from './queries';
import { toInterview } from './toInterview';

type OfferedApplication = Pick<
  NonNullable<Awaited<ReturnType<typeof lockApplication>>>,
  'id' | 'job_id' | 'user_id' | 'org_id' | 'status' | 'job_title' | 'company_name' | 'time_zone'
>;

interface WrittenOffer {
  offer: Offer;
  venue: { meet_link: string | null; place: string | null; phone_number: string | null };
  agreed_overlaps: Exclude<OfferedDate, 'date'>[];
}

/** Offers dates for an application that the caller's transaction has locked, with everything that follows from it. */
export async function writeOffer(
  tx: Tx,
  actor: { user_id: number },
  application: OfferedApplication,
  { offer, venue, agreed_overlaps }: WrittenOffer,
): Promise<Interview> {
  const { id: application_id, job_id, user_id, org_id, time_zone, job_title, company_name } = application;
  const before = await findInterviewByApplication(tx, application_id);
  const { updated_at, ...saved } = await upsertInterview(tx, {
    ...{ application_id, job_id, user_id, org_id, time_zone, ...offer, ...venue },
    dated_at: new Date(),
    agreed_overlaps,
  });
  const interview = toInterview(saved);
  await updateApplicationStatus(tx, application_id, 'Interview');
  const isMoved = application.status === 'Interview';
  await recordEvent(tx, actor, interview, isMoved ? 'interview_moved' : 'interview_offered');
  await notify(tx, {
    user_ids: [user_id],
    kind: 'interview',
    application_id,
    ...formatInvitation({ company_name, job_title }, formatOfferedDates({ ...offer, time_zone }), isMoved),
    href: `/dashboard/applications/${application_id}`,
  });
  await queueOfferEmail(tx, { interview_id: interview.id, offered_at: updated_at, moved: isMoved });
  if (before?.confirmed_at)
    await queueEmail(tx, offerReplacedEmail, { interview_id: interview.id, offered_at: updated_at });
  const detail = { from: application.status, to: 'Interview' };
  await writeAudit(tx, actor, {
    ...{ action: 'application.moved', subject: 'application', subject_id: application_id },
    detail,
  });
  return interview;
}
