import { currentIdentity } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { type MiddlewareFunction, redirectDocument } from '@foothold/shared/router';

/**
 * A document belongs to one identity: who has signed in on one that was written for nobody gets their own with the next
 * step, and with it their areas and their sidebar.
 */
export const reloadForNewIdentity: MiddlewareFunction = ({ request }, next) => {
  const served = readBoot().identity;
  const identity = currentIdentity();
  const { pathname, search } = new URL(request.url);
  // The login asks who one is, whoever one was.
  if (!identity || identity.user_id === served?.user_id || pathname === '/login') return next();
  throw redirectDocument(pathname + search);
};
