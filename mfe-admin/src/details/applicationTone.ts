import type { ApplicationStatus } from '@foothold/shared/contract';
import type { BadgeTone } from '@foothold/shared/ui';

/** An admin sees how an application ended, and blue until then. */
export function applicationTone(status: ApplicationStatus): BadgeTone {
  if (status === 'Accepted') return 'good';
  return status === 'Rejected' ? 'bad' : 'info';
}
