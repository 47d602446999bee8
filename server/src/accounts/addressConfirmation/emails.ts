import { days, type WrittenEmail } from '../../email/emailTemplate';

/** How long a confirmation link is valid. */
export const confirmationDays = 7;

/** Anybody may register any address, so it contains nothing that they have entered. */
export const addressConfirmationEmail = {
  kind: 'address_confirmation',
  expiresAfter: confirmationDays * days,
  write: ({ user_id, token }) => ({
    user_id,
    subject: 'Confirm your email address for Foothold',
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody opened a Foothold account with this address. If it was you, confirm it: then you get mails about applications and interviews here.',
    ],
    action: { label: 'Confirm address', path: `/confirm?token=${token}` },
    note: `The link works for ${confirmationDays} days. If it was not you, ignore this mail: no other will follow.`,
  }),
} satisfies WrittenEmail<{ user_id: number; token: string }>;

/** To the new address. Anybody who is logged in may enter any address, so it contains nothing else that they have entered. */
export const addressChangeEmail = {
  kind: 'address_change',
  expiresAfter: confirmationDays * days,
  write: ({ user_id, to, token }) => ({
    user_id,
    to,
    subject: 'Confirm your new email address for Foothold',
    heading: 'Is this your address?',
    paragraphs: ['Somebody wants to use this address for their Foothold account. If it was you, confirm it here:'],
    action: { label: 'Confirm address', path: `/confirm?token=${token}` },
    note: `The link works for ${confirmationDays} days. If it was not you, ignore this mail: nothing changes.`,
  }),
} satisfies WrittenEmail<{ user_id: number; to: string; token: string }>;

/** To the old address, with the way back. */
export const addressChangeNoticeEmail = {
  kind: 'address_change_notice',
  expiresAfter: confirmationDays * days,
  write: ({ user_id, to, new_email, token }) => ({
    user_id,
    to,
    subject: 'The address of your Foothold account is being changed',
    heading: 'Your address is being changed',
    paragraphs: ['Somebody who knows your password asked to use another address for your Foothold account:'],
    quote: new_email,
    action: { label: 'It was not me', path: `/confirm/undo?token=${token}` },
    note: `If it was you, there is nothing to do here: follow the link in the mail to the new address. If not, keep this address within ${confirmationDays} days.`,
  }),
} satisfies WrittenEmail<{ user_id: number; to: string; new_email: string; token: string }>;

/** To the old address once another is in its place, with the way back: the change may have waited for days. */
export const addressChangedEmail = {
  kind: 'address_changed',
  expiresAfter: confirmationDays * days,
  write: ({ user_id, to, new_email, token }) => ({
    user_id,
    to,
    subject: 'The address of your Foothold account was changed',
    heading: 'Your address was changed',
    paragraphs: ['This is the last mail here: from now on, mails about your Foothold account go to'],
    quote: new_email,
    action: { label: 'It was not me', path: `/confirm/undo?token=${token}` },
    note: `If it was you, there is nothing to do. If not, take this address back within ${confirmationDays} days: that ends every session of your account.`,
  }),
} satisfies WrittenEmail<{ user_id: number; to: string; new_email: string; token: string }>;

/** To the owner of an account, when somebody wanted to open another one with its address. */
export const addressTakenEmail = {
  kind: 'address_taken',
  expiresAfter: 5 * days,
  write: ({ user_id }) => ({
    user_id,
    subject: 'You have a Foothold account already',
    heading: 'This address has an account',
    paragraphs: ['Somebody wanted to sign up with your address, which has an account already. If it was you, log in:'],
    action: { label: 'Login', path: '/login' },
    note: 'Forgotten the password? The login page leads to a new one. If it was not you, there is nothing to do.',
  }),
} satisfies WrittenEmail<{ user_id: number }>;
