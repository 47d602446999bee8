import { type EmailMessage, toDisplayName } from '../email/emailMessage';
import { days } from '../email/emailTemplate';

type QueuedEmail = EmailMessage & { goodFor: number };

/** Tells a student that nobody can log in to their account any more, and why. */
export const studentSuspendedEmail = ({ user_id, reason }: { user_id: number; reason: string }): QueuedEmail => ({
  user_id,
  about: 'account_suspended',
  subject: 'Your Foothold account is suspended',
  heading: 'Your account is suspended',
  paragraphs: ['You were logged out and cannot log in for now. Your applications stay as they are.', 'The reason:'],
  quote: reason,
  note: 'If you do not agree, answer this mail.',
  goodFor: 5 * days,
});

/** Tells a student that they can log in again. */
export const studentRestoredEmail = ({ user_id }: { user_id: number }): QueuedEmail => ({
  user_id,
  about: 'account_restored',
  subject: 'Your Foothold account is open again',
  heading: 'Your account is open again',
  paragraphs: ['You can log in again. Everything is where it was.'],
  action: { label: 'Log in', path: '/login' },
  note: 'Your password is the one you had before.',
  goodFor: 5 * days,
});

interface OrganizationRecipient {
  user_id: number;
  company_name: string;
}

/** Tells a company that it is closed out and its jobs are hidden, why, and how to be looked at again. */
export const organizationSuspendedEmail = ({
  user_id,
  company_name,
  reason,
}: OrganizationRecipient & { reason: string }): QueuedEmail => ({
  user_id,
  about: 'organization_suspended',
  subject: 'Your company is suspended',
  heading: 'Your company is suspended',
  paragraphs: [
    `${toDisplayName(company_name)} is suspended on Foothold. Nobody finds its jobs for now.`,
    'The reason:',
  ],
  quote: reason,
  action: { label: 'Log in and correct it', path: '/login' },
  note: 'To be looked at again, log in, correct what the reason names and send your company for review.',
  goodFor: 5 * days,
});

/** Tells a company that it may go on. */
export const organizationRestoredEmail = ({ user_id, company_name }: OrganizationRecipient): QueuedEmail => ({
  user_id,
  about: 'organization_restored',
  subject: 'Your company is open again',
  heading: 'Your company is open again',
  paragraphs: [
    `${toDisplayName(company_name)} can post jobs and read applications again. Its jobs are shown as before.`,
  ],
  action: { label: 'See your jobs', path: '/dashboard/jobs' },
  note: 'If you are not logged in, log in with the email that this mail was sent to.',
  goodFor: 5 * days,
});
