import { findBestMatch, toCanonicalPath } from '@foothold/shared/boot';
import { type MiddlewareFunction, type RouteObject, replace } from '@foothold/shared/router';

const knownPatterns = new Set(['/login', '/login/code', '/loader']);

/** Adds the paths of an area's routes to the patterns whose spelling is canonical. */
export function registerPatterns(routes: readonly RouteObject[], parentPath = ''): void {
  for (const { path = '', index, children = [] } of routes) {
    const pattern = `${parentPath}/${path}`.replace(/\/+/g, '/');
    if (path && !index) knownPatterns.add(pattern);
    registerPatterns(children, pattern);
  }
}

/** Routes match regardless of case; the address bar is then corrected to the canonical spelling. */
export const redirectToCanonicalPath: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  const pattern = findBestMatch([...knownPatterns], pathname);
  const canonicalPath = pattern === undefined ? pathname : toCanonicalPath(pattern, pathname);
  if (canonicalPath !== pathname && `${canonicalPath}/` !== pathname) throw replace(canonicalPath + search + hash);
  return next();
};
