import { findBestMatch, toCanonicalPath } from '@foothold/shared/boot';
import { type MiddlewareFunction, type RouteObject, replace } from '@foothold/shared/router';

const knownPatterns = new Set(['/login', '/login/code', '/loader']);

/** The pattern of a route below another one. */
export const joinPattern = (parent: string, path = ''): string =>
  `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');

/** Adds the paths of an area's routes to the patterns whose spelling is canonical. */
export function registerPatterns(routes: readonly RouteObject[], parentPath = ''): void {
  for (const { path = '', index, children = [] } of routes) {
    const pattern = joinPattern(parentPath, path);
    if (path && !index) knownPatterns.add(pattern);
    registerPatterns(children, pattern);
  }
}

/** The pattern of a path, among those of the areas that have loaded. */
export const findRegisteredPattern = (pathname: string): string | undefined =>
  findBestMatch([...knownPatterns], pathname);

/** Routes match regardless of case; the address bar is then corrected to the canonical spelling. */
export const redirectToCanonicalPath: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  const pattern = findRegisteredPattern(pathname);
  const canonicalPath = pattern === undefined ? pathname : toCanonicalPath(pattern, pathname);
  if (canonicalPath !== pathname && `${canonicalPath}/` !== pathname) throw replace(canonicalPath + search + hash);
  return next();
};
