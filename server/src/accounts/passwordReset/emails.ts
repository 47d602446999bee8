import { days, minutes, type WrittenEmail } from '../../email/emailTemplate';

/** How long a reset link is valid. */
export const resetLinkMinutes = 30;

/** Anybody may request it for any address, so it contains nothing that the owner of the account has entered. */
export const passwordResetEmail = {
  kind: 'password_reset',
  expiresAfter: resetLinkMinutes * minutes,
  write: ({ user_id, token, needs_code }) => ({
    user_id,
    subject: 'Reset your Foothold password',
    heading: 'Set a new password',
    paragraphs: [
      'Somebody asked for a new password for your Foothold account. If it was you, choose one here:',
      ...(needs_code ? ['You need a code of your authenticator app for it, or a recovery code.'] : []),
    ],
    action: { label: 'Set a new password', path: `/reset/confirm?token=${token}` },
    note: `The link works once, for ${resetLinkMinutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
  }),
} satisfies WrittenEmail<{ user_id: number; token: string; needs_code: boolean }>;

/** In place of the link, to an admin without two-factor login: nothing but the mailbox would protect the account. */
export const operatorResetEmail = {
  kind: 'password_reset_by_operator',
  expiresAfter: resetLinkMinutes * minutes,
  write: ({ user_id }) => ({
    user_id,
    subject: 'Reset your Foothold password',
    heading: 'An operator resets your password',
    paragraphs: [
      'Somebody asked for a new password for your Foothold account. It is an admin’s and has no two-factor login, so a mailed link does not set one. If it was you, ask an operator of the site to run this on the server, with your address:',
    ],
    list: ['pnpm admin reset'],
    note: 'If it was not you, ignore this mail: your password stays as it is. With two-factor login, which you set up on your security page, a mailed link and a code are enough.',
  }),
} satisfies WrittenEmail<{ user_id: number }>;

/** A warning, in case it was not the owner of the account who changed the password. `passkeys` is how many went with it. */
export const passwordChangedEmail = {
  kind: 'password_changed',
  expiresAfter: 5 * days,
  write: ({ user_id, passkeys = 0 }) => ({
    user_id,
    subject: 'Your Foothold password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Foothold account was changed, and every other device was logged out.',
      ...(passkeys > 0 ? ['Its passkeys were removed: whoever knew the old password could have added one.'] : []),
    ],
    action: { label: 'It was not me', path: '/reset' },
    note: 'If it was you, there is nothing to do. If not, set a new password on that page and answer this mail.',
  }),
} satisfies WrittenEmail<{ user_id: number; passkeys?: number }>;
