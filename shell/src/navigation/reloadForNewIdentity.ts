import { currentIdentity } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { type MiddlewareFunction, redirectDocument } from '@foothold/shared/router';

/**
 * A document is rendered for one identity. When another user has signed in since, the next navigation loads a new
 * document, with that user's areas and sidebar.
 */
export const reloadForNewIdentity: MiddlewareFunction = ({ request }, next) => {
  const served = readBoot().identity;
  const identity = currentIdentity();
  const { pathname, search } = new URL(request.url);
  // The login is the same for everybody.
  if (!identity || identity.user_id === served?.user_id || pathname === '/login') return next();
  throw redirectDocument(pathname + search);
};
