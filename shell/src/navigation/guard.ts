import { clearRecentEvents } from '@foothold/shared/api';
import type { AreaRouteHandle } from '@foothold/shared/area';
import { currentIdentity, saveReturnPath } from '@foothold/shared/auth';
import { type AreaAccess, canAccess, getHomePath } from '@foothold/shared/boot';
import type { MiddlewareFunction } from '@foothold/shared/router';
import { data, replace } from '@foothold/shared/router';

/** Admits users whose role the area allows. Visitors go to the login and return afterwards; other users go to their home page. */
export const guardArea =
  (access: AreaAccess): MiddlewareFunction =>
  ({ request }, next) => {
    if (!canAccess(access, currentIdentity())) throw redirectAway(new URL(request.url));
    clearRecentEvents();
    return next();
  };

/** Sends users whom the area admits and this page does not to another page of the area. */
export const guardPage =
  ({ access, redirect }: AreaRouteHandle['guard']): MiddlewareFunction =>
  (_args, next) => {
    if (!canAccess(access, currentIdentity())) throw replace(redirect);
    return next();
  };

export const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** What to throw for an address that the current user may not open: a redirect to the home page, or to the login. */
export function redirectAway({ pathname, search }: URL): Response | ReturnType<typeof notFound> {
  const identity = currentIdentity();
  if (identity) {
    const home = getHomePath(identity);
    // Without its area, which was retired, the home page would redirect to itself without end.
    return home === pathname ? notFound() : replace(home);
  }
  saveReturnPath(pathname + search);
  return replace('/login');
}
