import { findBestMatch, toCanonicalPath } from '@foothold/shared/boot';
import { type MiddlewareFunction, type RouteObject, replace } from '@foothold/shared/router';

const knownPatterns = new Set(['/login', '/login/code', '/loader']);

/** Remembers how an area spells its addresses. */
export function registerPatterns(routes: readonly RouteObject[], above = ''): void {
  for (const { path = '', index, children = [] } of routes) {
    const pattern = `${above}/${path}`.replace(/\/+/g, '/');
    if (path && !index) knownPatterns.add(pattern);
    registerPatterns(children, pattern);
  }
}

/** Addresses match whatever their case is; the address bar then shows the one right spelling. */
export const redirectToCanonicalPath: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search, hash } = new URL(request.url);
  const pattern = findBestMatch([...knownPatterns], pathname);
  const right = pattern === undefined ? pathname : toCanonicalPath(pattern, pathname);
  if (right !== pathname && `${right}/` !== pathname) throw replace(right + search + hash);
  return next();
};
