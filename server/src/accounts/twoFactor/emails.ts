import { createSecurityEmail } from '../../email/securityEmail';

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
  describe: () => [
    'Your Foothold account is protected by its password alone now: logging in takes neither a code nor a passkey. Every other device was logged out.',
  ],
  remedy: {
    path: '/adminsecurity',
    advice:
      'log in there, change your password and switch it on again. Where you cannot log in any more, answer this mail: an operator of the site resets your account.',
  },
});

export const adminResetEmail = createSecurityEmail({
  kind: 'admin_reset',
  heading: 'Your Foothold account was reset',
  describe: () => [
    'An operator of the site ended every session of your account, its passkeys and its password. You get the link for a new one from them.',
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
    'Somebody used one of the recovery codes of your Foothold account.',
    left === 0 ? 'None is left: make new ones on your security page.' : `${left} ${left === 1 ? 'is' : 'are'} left.`,
  ],
});
