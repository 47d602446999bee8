import type { IncomingHttpHeaders } from 'node:http';
import { fail } from './fail';

interface RequestHead {
  method: string;
  headers: IncomingHttpHeaders;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests from other sites. A request that is authenticated by cookie must prove that it comes from this
 * origin; for others it is enough that nothing says otherwise.
 */
export function checkSameOrigin({ method, headers }: RequestHead, appOrigin: string, byCookie: boolean): void {
  if (safeMethods.has(method)) return;
  const sameOrigin = isSameOrigin(headers, appOrigin);
  if (sameOrigin === false || (sameOrigin === undefined && byCookie)) fail('cross_site');
}

function isSameOrigin(headers: IncomingHttpHeaders, appOrigin: string): boolean | undefined {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  // Not with `Host`, which who sends the request chooses.
  return headers.origin === undefined ? undefined : headers.origin === appOrigin;
}
