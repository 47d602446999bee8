import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request is for a page and not for one of its files. */
export const isPageRequest = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

/** A page that a server has sent. */
export interface Page {
  status: number;
  html: string;
}

/** Responds with another server's response; `transform` changes its pages. */
export async function proxyPage(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  transform: (page: Page, pathname: string) => Page,
): Promise<void> {
  const address = new URL(request.url ?? '/', origin);
  const { cookie = '', accept = '' } = request.headers;
  const upstreamResponse = await fetch(address, { headers: { cookie, accept }, redirect: 'manual' });
  const headers = Array.from(upstreamResponse.headers).filter(
    ([name]) => !transportHeaders.has(name) && name !== 'set-cookie',
  );
  for (const [name, value] of headers)
    response.setHeader(name, name === 'content-security-policy' ? allowErrorOverlay(value) : value);
  response.setHeader('set-cookie', upstreamResponse.headers.getSetCookie());
  const body = Buffer.from(await upstreamResponse.arrayBuffer());
  const isPage = /^text\/html\b/.test(upstreamResponse.headers.get('content-type') ?? '');
  const { status } = upstreamResponse;
  const page = isPage ? transform({ status, html: body.toString('utf8') }, address.pathname) : undefined;
  response.statusCode = page?.status ?? status;
  response.end(page?.html ?? body);
}

/** The overlay that shows compile errors has a Trusted Types policy of its own. */
const allowErrorOverlay = (policies: string) =>
  policies.replace('trusted-types default', 'trusted-types default rspack-dev-server#overlay');

// fetch has decoded the body, so these no longer apply.
const transportHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);
