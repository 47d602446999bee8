import { ApiError } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';

/** The area is open to signed-in students only, so without an identity the session has just ended. */
export function getCurrentUserId(): number {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out');
  return identity.user_id;
}
