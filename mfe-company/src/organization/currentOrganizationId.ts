import { ApiError } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';

/** Id of the signed-in company. Only companies reach this area, so without one the session has just ended. */
export function getCurrentOrganizationId(): number {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out', { error: 'Organization ID not found.' });
  return identity.role_specific_id;
}
