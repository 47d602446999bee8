import type { ApplicationStatus } from '@foothold/shared/contract';
import { fail } from '../platform/http';

export const isUndecided = (status: ApplicationStatus): boolean =>
  status === 'Applied' || status === 'Viewed' || status === 'Interview';

/** Accepted, Rejected and Withdrawn are final: no transition leads out of them (product specification). */
export function refuseUnlessUndecided(status: ApplicationStatus): void {
  if (status === 'Withdrawn') {
    fail('already_decided', undefined, { sentence: 'The candidate has withdrawn this application.' });
  }
  if (status === 'Accepted' || status === 'Rejected') {
    fail('already_decided', undefined, { sentence: `This application has already been ${status.toLowerCase()}.` });
  }
}
