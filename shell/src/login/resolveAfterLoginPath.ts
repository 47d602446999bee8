import { takeReturnPath } from '@foothold/shared/auth';
import { getAccessRole, getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';

/** The saved return path, or the home page if there is none, the account is not verified or a code is still due. */
export function resolveAfterLoginPath(identity: Identity): string {
  if (['unproven', 'unconfirmed'].includes(getAccessRole(identity))) return getHomePath(identity);
  const target = takeReturnPath();
  return target && identity.verified === 1 ? target : getHomePath(identity);
}
