import { type ComposedEmail, days, minutes } from '../../email/emailTemplate';
import { toDisplayName } from '../../email/text';
import { findAcceptance, findWelcome } from './queries';
import { describeWelcome, welcomePath } from './welcomeTexts';

interface ChangedWelcomePayload {
  application_id: number;
  /** A later change has an email of its own. */
  revision: number;
}

/** To the student. Delayed, so that a slip that is mended at once makes one email. */
export const welcomeChangedEmail = {
  kind: 'welcome_changed',
  expiresAfter: 5 * days,
  delay: 5 * minutes,
  async compose(db, { application_id, revision }) {
    const [acceptance, welcome] = [await findAcceptance(db, application_id), await findWelcome(db, application_id)];
    if (!acceptance || welcome?.revision !== revision || acceptance.acceptance_answer === 'declined') return undefined;
    const [company, title] = [toDisplayName(acceptance.company_name), toDisplayName(acceptance.job_title)];
    const isChanged = revision > 1;
    return {
      user_id: acceptance.user_id,
      subject: isChanged ? `${company} changed your start` : `When and where you start at ${company}`,
      heading: isChanged ? 'Your start has changed' : 'When and where you start',
      paragraphs: [
        isChanged
          ? `${company} has changed what it told you about your start as ${title}. This holds now:`
          : `${company} has accepted you for ${title} and tells you how you start:`,
      ],
      ...describeWelcome(welcome),
      action: {
        label: acceptance.acceptance_answer ? 'See your start' : 'Confirm or decline',
        path: welcomePath(application_id),
      },
      note: 'The calendar file is on that page. An answer to this mail reaches Foothold, not the company.',
    };
  },
} satisfies ComposedEmail<ChangedWelcomePayload>;

/** To the company: what the student has answered. */
export const acceptanceAnsweredEmail = {
  kind: 'acceptance_answered',
  expiresAfter: 5 * days,
  async compose(db, { application_id }) {
    const [acceptance, welcome] = [await findAcceptance(db, application_id), await findWelcome(db, application_id)];
    if (!acceptance?.acceptance_answer || acceptance.verification_status !== 'verified') return undefined;
    // Who deletes their account takes their name along, and there is nothing left to tell.
    if (acceptance.deleted_at) return undefined;
    const [name, title] = [toDisplayName(acceptance.full_name), toDisplayName(acceptance.job_title)];
    const isConfirmed = acceptance.acceptance_answer === 'confirmed';
    const headline = isConfirmed ? `${name} confirmed` : `${name} declined`;
    return {
      user_id: acceptance.company_user_id,
      subject: `${headline}: ${title}`,
      heading: headline,
      paragraphs: [
        isConfirmed
          ? `${name} has confirmed and will start: ${title}.`
          : `You accepted ${name} for ${title}. ${name} has declined and will not start.`,
      ],
      ...(isConfirmed && welcome && { list: describeWelcome(welcome).list }),
      ...(acceptance.acceptance_line && { quote: acceptance.acceptance_line }),
      action: { label: 'See the application', path: `/dashboard/applications/${application_id}` },
      note: isConfirmed
        ? 'If anything changes, change it on that page: the candidate is told.'
        : 'The application stays Accepted in your lists, marked as declined.',
    };
  },
} satisfies ComposedEmail<{ application_id: number }>;
