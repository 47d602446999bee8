import type { EmailMessage } from '../../email/emailMessage';
import { days } from '../../email/emailTemplate';

type QueuedEmail = EmailMessage & { goodFor: number };

interface SecurityEvent {
  about: string;
  heading: string;
  paragraphs: string[];
}

const createSecurityEmail = ({ about, heading, paragraphs }: SecurityEvent, user_id: number): QueuedEmail => ({
  user_id,
  about,
  subject: heading,
  heading,
  paragraphs,
  action: { label: 'It was not me', path: '/reset' },
  note: 'If it was you, there is nothing to do. If not, set a new password on that page and answer this mail.',
  goodFor: 5 * days,
});

export const twoFactorEnabledEmail = (user_id: number) =>
  createSecurityEmail(
    {
      about: 'two_factor_enabled',
      heading: 'Two-factor login is on',
      paragraphs: [
        'From now on, logging in to your Foothold account takes a code of your authenticator app. Every other device was logged out.',
        'Keep your recovery codes where you find them without your phone.',
      ],
    },
    user_id,
  );

export const twoFactorDisabledEmail = (user_id: number) =>
  createSecurityEmail(
    {
      about: 'two_factor_disabled',
      heading: 'Two-factor login was switched off',
      paragraphs: ['Your Foothold account is protected by its password alone now. Every other device was logged out.'],
    },
    user_id,
  );

export const adminResetEmail = (user_id: number) =>
  createSecurityEmail(
    {
      about: 'admin_reset',
      heading: 'Your Foothold account was reset',
      paragraphs: [
        'An operator of the site ended every session of your account and its password. You get the link for a new one from them.',
      ],
    },
    user_id,
  );

export const recoveryCodesRenewedEmail = (user_id: number) =>
  createSecurityEmail(
    {
      about: 'recovery_codes_renewed',
      heading: 'You have new recovery codes',
      paragraphs: ['New recovery codes were made for your Foothold account. The old ones do not work any more.'],
    },
    user_id,
  );

export const recoveryCodeUsedEmail = (user_id: number, left: number) =>
  createSecurityEmail(
    {
      about: 'recovery_code_used',
      heading: 'A recovery code was used',
      paragraphs: [
        'Somebody with your password used one of the recovery codes of your Foothold account.',
        left === 0
          ? 'None is left: make new ones on your security page.'
          : `${left} ${left === 1 ? 'is' : 'are'} left.`,
      ],
    },
    user_id,
  );
