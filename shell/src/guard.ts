import { currentIdentity, rememberTarget } from '@foothold/shared/auth';
import { type AreaAccess, admits, homeOf } from '@foothold/shared/boot';
import type { MiddlewareFunction } from '@foothold/shared/router';
import { replace } from '@foothold/shared/router';

/** Lets in whom an area admits. Nobody goes to the login and comes back; somebody else goes to their own start. */
export const guard =
  (access: AreaAccess): MiddlewareFunction =>
  ({ request }, next) => {
    if (admits(access, currentIdentity())) return next();
    throw wayOut(new URL(request.url));
  };

/** Where an address that is not for this visitor leads instead. */
export function wayOut({ pathname, search }: URL): Response {
  const identity = currentIdentity();
  if (identity) return replace(homeOf(identity));
  rememberTarget(pathname + search);
  return replace('/login');
}
