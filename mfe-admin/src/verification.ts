import type { Organization } from '@foothold/shared/contract';

/** What a list says of an organisation: Verified when verified equals 1, Rejected when refused, otherwise Pending. */
export function statusOf({ verified, verification_status }: Organization): string {
  if (verified === 1) return 'Verified';
  return verification_status === 'rejected' ? 'Rejected' : 'Pending';
}
