import { days, type WrittenEmail } from '../email/emailTemplate';
import { toDisplayName } from '../email/text';

interface OrganizationRecipient {
  user_id: number;
  company_name: string;
}

export const organizationVerifiedEmail = {
  kind: 'organization_verified',
  expiresAfter: 5 * days,
  write: ({ user_id, company_name, reason }) => ({
    user_id,
    subject: 'Your company is approved',
    heading: 'Your company is approved',
    paragraphs: [`${toDisplayName(company_name)} can now post jobs on Foothold and meet the people who apply.`],
    ...(reason && { quote: reason }),
    action: { label: 'Post a job', path: '/dashboard/create-job' },
    note: 'If you are not logged in, log in with the email that this mail was sent to.',
  }),
} satisfies WrittenEmail<OrganizationRecipient & { reason: string | null }>;

/** Says why, and how to request another review. */
export const organizationRejectedEmail = {
  kind: 'organization_rejected',
  expiresAfter: 5 * days,
  write: ({ user_id, company_name, reason }) => ({
    user_id,
    subject: 'Your company was not approved',
    heading: 'Your company was not approved',
    paragraphs: [`We looked at ${toDisplayName(company_name)} and could not approve it on Foothold.`, 'The reason:'],
    quote: reason,
    action: { label: 'Log in and correct it', path: '/login' },
    note: 'To be looked at again, log in with the email you registered with, correct what the reason names and send your company for review.',
  }),
} satisfies WrittenEmail<OrganizationRecipient & { reason: string }>;

/** Says that the company is locked out and its jobs are hidden, why, and how to request another review. */
export const organizationSuspendedEmail = {
  kind: 'organization_suspended',
  expiresAfter: 5 * days,
  write: ({ user_id, company_name, reason }) => ({
    user_id,
    subject: 'Your company is suspended',
    heading: 'Your company is suspended',
    paragraphs: [
      `${toDisplayName(company_name)} is suspended on Foothold. Nobody finds its jobs for now.`,
      'The reason:',
    ],
    quote: reason,
    action: { label: 'Log in and correct it', path: '/login' },
    note: 'To be looked at again, log in, correct what the reason names and send your company for review.',
  }),
} satisfies WrittenEmail<OrganizationRecipient & { reason: string }>;

export const organizationRestoredEmail = {
  kind: 'organization_restored',
  expiresAfter: 5 * days,
  write: ({ user_id, company_name }) => ({
    user_id,
    subject: 'Your company is open again',
    heading: 'Your company is open again',
    paragraphs: [
      `${toDisplayName(company_name)} can post jobs and read applications again. Its jobs are shown as before.`,
    ],
    action: { label: 'See your jobs', path: '/dashboard/jobs' },
    note: 'If you are not logged in, log in with the email that this mail was sent to.',
  }),
} satisfies WrittenEmail<OrganizationRecipient>;

interface RenamingOutcome extends OrganizationRecipient {
  requested_name: string;
  isAccepted: boolean;
  reason: string | null;
}

/** Says whether a company got the name or CAC number that it asked for, and if not, why. */
export const renamingDecidedEmail = {
  kind: 'renaming_decided',
  expiresAfter: 5 * days,
  write: ({ user_id, company_name, requested_name, isAccepted, reason }) => {
    const subject = isAccepted ? 'Your company’s new details show' : 'Your company’s details stay as they were';
    return {
      user_id,
      ...{ subject, heading: subject },
      paragraphs: isAccepted
        ? [`Students see your company as ${toDisplayName(requested_name)} now.`]
        : [
            `You asked that ${toDisplayName(company_name)} be shown as ${toDisplayName(requested_name)}, or with another CAC number. We looked, and leave it as it is.`,
            'The reason:',
          ],
      ...(reason && { quote: reason }),
      action: { label: 'See your profile', path: '/dashboard/profile' },
      note: 'If you are not logged in, log in with the email that this mail was sent to.',
    };
  },
} satisfies WrittenEmail<RenamingOutcome>;

/** To a student who cannot log in any more: why. */
export const studentSuspendedEmail = {
  kind: 'account_suspended',
  expiresAfter: 5 * days,
  write: ({ user_id, reason }) => ({
    user_id,
    subject: 'Your Foothold account is suspended',
    heading: 'Your account is suspended',
    paragraphs: ['You were logged out and cannot log in for now. Your applications stay as they are.', 'The reason:'],
    quote: reason,
    note: 'If you do not agree, answer this mail.',
  }),
} satisfies WrittenEmail<{ user_id: number; reason: string }>;

export const studentRestoredEmail = {
  kind: 'account_restored',
  expiresAfter: 5 * days,
  write: ({ user_id }) => ({
    user_id,
    subject: 'Your Foothold account is open again',
    heading: 'Your account is open again',
    paragraphs: ['You can log in again. Everything is where it was.'],
    action: { label: 'Log in', path: '/login' },
    note: 'Your password is the one you had before.',
  }),
} satisfies WrittenEmail<{ user_id: number }>;
