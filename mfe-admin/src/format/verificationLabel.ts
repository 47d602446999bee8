import type { Organization } from '@foothold/shared/contract';

/** An organisation's status: Verified when `verified` is 1, Suspended or Rejected when refused, otherwise Pending. */
export function verificationLabel({ verified, verification_status, suspended_at }: Organization): string {
  if (verified === 1) return 'Verified';
  if (verification_status !== 'rejected') return 'Pending';
  return suspended_at ? 'Suspended' : 'Rejected';
}
