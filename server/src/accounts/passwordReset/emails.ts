import { days, minutes, type WrittenEmail } from '../../email/emailTemplate';

/** How long a reset link is valid. */
export const resetLinkMinutes = 30;

/** Anybody may request it for any address, so it contains nothing that the owner of the account has entered. */
export const passwordResetEmail = {
  kind: 'password_reset',
  expiresAfter: resetLinkMinutes * minutes,
  write: ({ user_id, token }) => ({
    user_id,
    subject: 'Reset your Foothold password',
    heading: 'Set a new password',
    paragraphs: ['Somebody asked for a new password for your Foothold account. If it was you, choose one here:'],
    action: { label: 'Set a new password', path: `/reset/confirm?token=${token}` },
    note: `The link works once, for ${resetLinkMinutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
  }),
} satisfies WrittenEmail<{ user_id: number; token: string }>;

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
