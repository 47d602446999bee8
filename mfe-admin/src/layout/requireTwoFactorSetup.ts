import { currentIdentity } from '@foothold/shared/auth';
import { getAccessRole } from '@foothold/shared/boot';
import { type MiddlewareFunction, replace } from '@foothold/shared/router';
import { paths } from '../paths';

/** Where the site requires two-factor login, an admin without it finds nothing but the page that sets it up. */
export const requireTwoFactorSetup: MiddlewareFunction = ({ request }, next) => {
  const identity = currentIdentity();
  const isSecurityPage = new URL(request.url).pathname === paths.security;
  if (identity && getAccessRole(identity) === 'unenrolled' && !isSecurityPage) throw replace(paths.security);
  return next();
};
