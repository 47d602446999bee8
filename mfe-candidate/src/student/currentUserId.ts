import { ApiError } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';

/** The user id of the student who is signed in. Nobody else gets here: where it is missing the session has just ended. */
export function getCurrentUserId(): number {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out');
  return identity.user_id;
}
