import { currentIdentity, saveReturnPath } from '@foothold/shared/auth';
import { type AreaAccess, canAccess, getHomePath } from '@foothold/shared/boot';
import type { MiddlewareFunction } from '@foothold/shared/router';
import { replace } from '@foothold/shared/router';

/** Lets in whom an area admits. Nobody goes to the login and comes back; somebody else goes to their own start. */
export const guardArea =
  (access: AreaAccess): MiddlewareFunction =>
  ({ request }, next) => {
    if (canAccess(access, currentIdentity())) return next();
    throw redirectAway(new URL(request.url));
  };

/** Where an address that is not for this visitor leads instead. */
export function redirectAway({ pathname, search }: URL): Response {
  const identity = currentIdentity();
  if (identity) return replace(getHomePath(identity));
  saveReturnPath(pathname + search);
  return replace('/login');
}
