import type { VerificationStatus } from '@foothold/shared/contract';
import type { NotificationText } from '../notifications/queries';

/** To a company: the decision about its verification. The demo data imports it too. */
export const formatDecision = (to: Exclude<VerificationStatus, 'pending'>, reason: string | null): NotificationText => {
  const reasons = reason ? [`Reason: ${reason}`] : [];
  return to === 'verified'
    ? { title: 'Your company is approved', message: ['You can now post jobs on Foothold.', ...reasons].join(' ') }
    : { title: 'Your company was not approved', message: reasons[0] ?? 'Please contact us to learn more.' };
};
