import type { Organization } from '@foothold/shared/contract';

/** What a list says of an organisation: Verified when verified equals 1, Suspended or Rejected when refused, otherwise Pending. */
export function verificationLabel({ verified, verification_status, suspended_at }: Organization): string {
  if (verified === 1) return 'Verified';
  if (verification_status !== 'rejected') return 'Pending';
  return suspended_at ? 'Suspended' : 'Rejected';
}
