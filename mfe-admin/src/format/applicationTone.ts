import type { ApplicationStatus } from '@foothold/shared/contract';
import type { BadgeTone } from '@foothold/shared/ui';

/** Admins see accepted and rejected applications in colour; every other status is blue. */
export function applicationTone(status: ApplicationStatus): BadgeTone {
  if (status === 'Accepted') return 'good';
  return status === 'Rejected' ? 'bad' : 'info';
}
