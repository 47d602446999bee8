import { takeReturnPath } from '@foothold/shared/auth';
import { getAccessRole, getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';

/** Back to where the login came in between, unless the account has to wait or to give a code first. */
export function resolveAfterLoginPath(identity: Identity): string {
  if (getAccessRole(identity) === 'unproven') return getHomePath(identity);
  const target = takeReturnPath();
  return target && identity.verified === 1 ? target : getHomePath(identity);
}
