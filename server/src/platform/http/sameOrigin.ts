import type { IncomingHttpHeaders } from 'node:http';
import { fail } from './fail';

interface RequestHead {
  method: string;
  headers: IncomingHttpHeaders;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a call that changes something and comes from another site. Where a cookie vouches for the caller the
 * browser must say that the site is ours; without one, silence is enough.
 */
export function checkSameOrigin({ method, headers }: RequestHead, appOrigin: string, byCookie: boolean): void {
  if (safeMethods.has(method)) return;
  const verdict = isSameOrigin(headers, appOrigin);
  if (verdict === false || (verdict === undefined && byCookie)) fail('cross_site');
}

function isSameOrigin(headers: IncomingHttpHeaders, appOrigin: string): boolean | undefined {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin, host } = headers;
  if (!origin) return undefined;
  return origin === appOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
