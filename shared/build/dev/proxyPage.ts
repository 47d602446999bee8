import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a browser asks for a page, not for something that a page is made of. */
export const isPageRequest = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

/** Answers with what a server elsewhere answers, its HTML changed. */
export async function proxyPage(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  change: (html: string, pathname: string) => string,
): Promise<void> {
  const address = new URL(request.url ?? '/', origin);
  const { cookie = '', accept = '' } = request.headers;
  const answer = await fetch(address, { headers: { cookie, accept }, redirect: 'manual' });
  const headers = Array.from(answer.headers).filter(([name]) => !transportHeaders.has(name) && name !== 'set-cookie');
  response.statusCode = answer.status;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('set-cookie', answer.headers.getSetCookie());
  const body = Buffer.from(await answer.arrayBuffer());
  const isPage = /^text\/html\b/.test(answer.headers.get('content-type') ?? '');
  response.end(isPage ? change(body.toString('utf8'), address.pathname) : body);
}

// What was unpacked on the way has another length and needs no key.
const transportHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);
