import { type ApplicationStatus, writeAcceptance, writeRejection } from '@foothold/shared/contract';
import { type ComposedEmail, days, type EmailContent, minutes } from '../../email/emailTemplate';
import type { ComposedEmailKind } from '../../email/kinds';
import { toDisplayName } from '../../email/text';
import { createCancellation } from '../interviews/calendarFile';
import type { Party } from '../interviews/interviewTexts';
import { findWelcome } from '../welcomes/queries';
import { describeWelcome, welcomePath } from '../welcomes/welcomeTexts';
import { type ApplicationForEmail, findApplicationForEmail } from './emails.queries';

interface ApplicationPayload {
  application_id: number;
}

/** An email about one application, sent only if `isTrue` still holds then. */
const createApplicationEmail = <Kind extends ComposedEmailKind>(
  kind: Kind,
  isTrue: (application: ApplicationForEmail) => boolean,
  write: (application: ApplicationForEmail) => EmailContent,
  delay?: number,
): ComposedEmail<ApplicationPayload, Kind> => ({
  kind,
  expiresAfter: 5 * days,
  ...(delay && { delay }),
  async compose(db, { application_id }) {
    const application = await findApplicationForEmail(db, application_id);
    return application && isTrue(application) ? write(application) : undefined;
  },
});

/** The same email, which also cancels an upcoming interview in its reader's calendar. */
const withInterviewCancellation = <Kind extends ComposedEmailKind>(
  template: ComposedEmail<ApplicationPayload, Kind>,
  party: Party,
): ComposedEmail<ApplicationPayload, Kind> => ({
  ...template,
  async compose(db, payload, config) {
    const email = await template.compose(db, payload, config);
    return email && { ...email, calendar: await createCancellation(db, payload.application_id, party, config) };
  },
});

const hasStatus =
  (...statuses: ApplicationStatus[]) =>
  ({ status }: ApplicationForEmail) =>
    statuses.includes(status);

/** The names in a decision's text, as its preview shows them to the company. */
const toDecided = ({ company_name, job_title }: { company_name: string; job_title: string }) => ({
  company_name: toDisplayName(company_name),
  job_title: toDisplayName(job_title),
});

const ownApplicationsLink = { label: 'See your applications', path: '/dashboard/applications' };

/** To the student: the application has arrived. Once it is decided, the email about the decision says more. */
export const applicationReceiptEmail = createApplicationEmail(
  'application_receipt',
  hasStatus('Applied', 'Viewed', 'Interview'),
  ({ user_id, job_title, company_name }) => ({
    user_id,
    subject: `You applied for ${toDisplayName(job_title)}`,
    heading: `Your application is with ${toDisplayName(company_name)}`,
    paragraphs: [
      `You applied for ${toDisplayName(job_title)} at ${toDisplayName(company_name)}. You hear from us when the company invites you or decides.`,
    ],
    action: ownApplicationsLink,
    note: 'That page shows at any time where it stands. Until the company decides you can withdraw it there.',
  }),
);

/** To the student. Delayed, so that it is skipped where the decision follows at once. */
export const applicationViewedEmail = createApplicationEmail(
  'application_viewed',
  hasStatus('Viewed'),
  ({ user_id, job_title, company_name }) => ({
    user_id,
    subject: `${toDisplayName(company_name)} opened your application`,
    heading: `${toDisplayName(company_name)} opened your application`,
    paragraphs: [`Your application for ${toDisplayName(job_title)} was opened. Nothing is decided yet.`],
    action: ownApplicationsLink,
    note: 'There is nothing for you to do. You hear from us when the company invites you or decides.',
  }),
  10 * minutes,
);

/** To the student, with when and where they start if the company has said it by then. */
export const applicationAcceptedEmail = {
  kind: 'application_accepted',
  expiresAfter: 5 * days,
  async compose(db, { application_id }) {
    const application = await findApplicationForEmail(db, application_id);
    if (application?.status !== 'Accepted') return undefined;
    const welcome = await findWelcome(db, application_id);
    return {
      user_id: application.user_id,
      ...writeAcceptance(toDecided(application)),
      ...(welcome && describeWelcome(welcome)),
      action: { label: 'Confirm or decline', path: welcomePath(application_id) },
      note: welcome
        ? 'The calendar file is on that page. An answer to this mail reaches Foothold, not the company.'
        : 'What comes next you agree with the company. An answer to this mail reaches Foothold, not the company.',
    };
  },
} satisfies ComposedEmail<ApplicationPayload>;

export const applicationRejectedEmail = withInterviewCancellation(
  createApplicationEmail('application_rejected', hasStatus('Rejected'), (application) => ({
    user_id: application.user_id,
    ...writeRejection({ ...toDecided(application), reason: application.reason, line: application.line }),
    action: { label: 'Find other jobs', path: '/dashboard/jobs' },
    note: 'An answer to this mail reaches Foothold, not the company.',
  })),
  'student',
);

/** To the company. Not queued where the company was never emailed about the application. */
export const applicationWithdrawnEmail = withInterviewCancellation(
  createApplicationEmail(
    'application_withdrawn',
    (application) => application.status === 'Withdrawn' && application.verification_status === 'verified',
    ({ id, company_user_id, job_title, full_name, interview_id }) => ({
      user_id: company_user_id,
      subject: `${toDisplayName(full_name)} withdrew an application`,
      heading: `${toDisplayName(full_name)} withdrew an application`,
      paragraphs: [
        `${toDisplayName(full_name)} has withdrawn the application for ${toDisplayName(job_title)}. There is nothing left to decide.`,
      ],
      action: { label: 'See the application', path: `/dashboard/applications/${id}` },
      note: interview_id
        ? 'The interview for it does not take place.'
        : 'Nobody can send a withdrawn application again.',
    }),
  ),
  'organization',
);

/** To the student, at each step that the company takes. */
export const emailByStatus = {
  Viewed: applicationViewedEmail,
  Accepted: applicationAcceptedEmail,
  Rejected: applicationRejectedEmail,
} as const;
