import { type EmailMessage, toDisplayName } from '../../email/emailMessage';
import { days, minutes } from '../../email/emailTemplate';

type QueuedEmail = EmailMessage & { goodFor: number };

/** How long a reset link works. */
export const resetLinkMinutes = 30;

// Anybody may ask for this mail to anybody's address, so nothing that its account says of itself stands in it.
export const passwordResetEmail = ({ user_id, token }: { user_id: number; token: string }): QueuedEmail => ({
  user_id,
  about: 'password_reset',
  subject: 'Reset your Foothold password',
  heading: 'Set a new password',
  paragraphs: ['Somebody asked for a new password for your Foothold account. If it was you, choose one here:'],
  action: { label: 'Set a new password', path: `/reset/confirm?token=${token}` },
  note: `The link works once, for ${resetLinkMinutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
  goodFor: resetLinkMinutes * minutes,
});

/** Tells somebody that their password was changed, in case it was not they who did it. */
export const passwordChangedEmail = ({ user_id }: { user_id: number }): QueuedEmail => ({
  user_id,
  about: 'password_changed',
  subject: 'Your Foothold password was changed',
  heading: 'Your password was changed',
  paragraphs: ['The password of your Foothold account was changed, and every other device was logged out.'],
  action: { label: 'It was not me', path: '/reset' },
  note: 'If it was you, there is nothing to do. If not, set a new password on that page and answer this mail.',
  goodFor: 5 * days,
});

interface VerificationDecision {
  user_id: number;
  company_name: string;
  to: 'verified' | 'rejected';
  reason: string | null;
}

/** Tells a company how its verification ended; a rejected one also why, and how to be looked at again. */
export const verificationDecisionEmail = ({ to, ...decision }: VerificationDecision): QueuedEmail =>
  to === 'verified' ? organizationVerifiedEmail(decision) : organizationRejectedEmail(decision);

type DecidedOrganization = Omit<VerificationDecision, 'to'>;

const organizationVerifiedEmail = ({ user_id, company_name, reason }: DecidedOrganization): QueuedEmail => ({
  user_id,
  about: 'organization_verified',
  subject: 'Your company is approved',
  heading: 'Your company is approved',
  paragraphs: [`${toDisplayName(company_name)} can now post jobs on Foothold and meet the people who apply.`],
  ...(reason && { quote: reason }),
  action: { label: 'Post a job', path: '/dashboard/create-job' },
  note: 'If you are not logged in, log in with the email that this mail was sent to.',
  goodFor: 5 * days,
});

const organizationRejectedEmail = ({ user_id, company_name, reason }: DecidedOrganization): QueuedEmail => ({
  user_id,
  about: 'organization_rejected',
  subject: 'Your company was not approved',
  heading: 'Your company was not approved',
  paragraphs: [
    `We looked at ${toDisplayName(company_name)} and could not approve it on Foothold.`,
    reason ? 'The reason:' : 'No reason was given. Answer this mail and we tell you.',
  ],
  ...(reason && { quote: reason }),
  action: { label: 'Log in and correct it', path: '/login' },
  note: `To be looked at again, log in with the email you registered with, ${reason ? 'correct what the reason names' : 'check your details'} and send your company for review.`,
  goodFor: 5 * days,
});
