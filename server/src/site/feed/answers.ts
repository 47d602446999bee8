import { createHash } from 'node:crypto';
import type { Answer, PageCall } from '../../http';

export const xml = 'application/xml; charset=utf-8';

/** A text that is sent once to who keeps it, until it changes. */
export function answerText(call: PageCall, type: string, text: string): Answer {
  const headers = headersOf(type, hashOf(text));
  return isKnown(call, headers.etag) ? { status: 304, headers } : { status: 200, headers, body: text };
}

export const headersOf = (type: string, state: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=600',
  etag: `"${state}"`,
});

export const isKnown = ({ request }: PageCall, etag: string) =>
  (request.header('if-none-match') ?? '').split(/\s*,\s*/).some((known) => known.replace(/^W\//, '') === etag);

export const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
