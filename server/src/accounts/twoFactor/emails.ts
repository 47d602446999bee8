import { days, type WrittenEmail } from '../../email/emailTemplate';
import type { WrittenEmailKind } from '../../email/kinds';

interface SecurityEvent<Kind, Payload> {
  kind: Kind;
  heading: string;
  describe(payload: Payload): string[];
}

/** A warning about a change to an account, in case it was not its owner who made it. */
const createSecurityEmail = <Kind extends WrittenEmailKind, Payload extends object = object>({
  kind,
  heading,
  describe,
}: SecurityEvent<Kind, Payload>): WrittenEmail<Payload & { user_id: number }, Kind> => ({
  kind,
  expiresAfter: 5 * days,
  write: (payload) => ({
    user_id: payload.user_id,
    subject: heading,
    heading,
    paragraphs: describe(payload),
    action: { label: 'It was not me', path: '/reset' },
    note: 'If it was you, there is nothing to do. If not, set a new password on that page and answer this mail.',
  }),
});

export const twoFactorEnabledEmail = createSecurityEmail({
  kind: 'two_factor_enabled',
  heading: 'Two-factor login is on',
  describe: () => [
    'From now on, logging in to your Foothold account takes a code of your authenticator app. Every other device was logged out.',
    'Keep your recovery codes where you find them without your phone.',
  ],
});

export const twoFactorDisabledEmail = createSecurityEmail({
  kind: 'two_factor_disabled',
  heading: 'Two-factor login was switched off',
  describe: () => ['Your Foothold account is protected by its password alone now. Every other device was logged out.'],
});

export const adminResetEmail = createSecurityEmail({
  kind: 'admin_reset',
  heading: 'Your Foothold account was reset',
  describe: () => [
    'An operator of the site ended every session of your account and its password. You get the link for a new one from them.',
  ],
});

export const recoveryCodesRenewedEmail = createSecurityEmail({
  kind: 'recovery_codes_renewed',
  heading: 'You have new recovery codes',
  describe: () => ['New recovery codes were made for your Foothold account. The old ones do not work any more.'],
});

export const recoveryCodeUsedEmail = createSecurityEmail({
  kind: 'recovery_code_used',
  heading: 'A recovery code was used',
  describe: ({ left }: { left: number }) => [
    'Somebody with your password used one of the recovery codes of your Foothold account.',
    left === 0 ? 'None is left: make new ones on your security page.' : `${left} ${left === 1 ? 'is' : 'are'} left.`,
  ],
});
