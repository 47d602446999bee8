import { ApiError } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';

/** The id of the company that is signed in. Nobody else gets here, so where it is missing the session has just ended. */
export function getCurrentOrganizationId(): number {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out', { error: 'Organization ID not found.' });
  return identity.role_specific_id;
}
