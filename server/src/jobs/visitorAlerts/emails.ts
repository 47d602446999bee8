import { days, type WrittenEmail } from '../../email/emailTemplate';

/** How long the link is valid. */
export const requestDays = 7;

/** Anybody may enter any address, so it contains nothing that they have entered. */
export const alertConfirmationEmail = {
  kind: 'alert_confirmation',
  expiresAfter: requestDays * days,
  write: ({ to, token }) => ({
    user_id: null,
    to,
    subject: 'Confirm your address to get new jobs by mail',
    heading: 'Do you want new jobs by mail?',
    paragraphs: ['Somebody asked Foothold to mail new jobs to this address. If it was you, confirm it:'],
    action: { label: 'Confirm address', path: `/alerts/confirm?token=${token}` },
    note: `The link works for ${requestDays} days. If it was not you, ignore this mail: no other will follow, and the address is deleted.`,
  }),
} satisfies WrittenEmail<{ to: string; token: string }>;

/** To an address that has an account: its owner saves searches there. */
export const alertAccountEmail = {
  kind: 'alert_account',
  expiresAfter: 2 * days,
  write: ({ user_id }) => ({
    user_id,
    subject: 'Save your search in your Foothold account',
    heading: 'You have an account',
    paragraphs: [
      'Somebody asked Foothold to mail new jobs to your address, which has an account. If it was you, log in, search again and press Save search: new jobs are mailed to you, and marked in the list.',
    ],
    action: { label: 'Login', path: '/login' },
    note: 'If it was not you, there is nothing to do.',
  }),
} satisfies WrittenEmail<{ user_id: number }>;
