import { createHash } from 'node:crypto';
import type { PageCall, PageResponse } from '../../platform/http';

export const xmlContentType = 'application/xml; charset=utf-8';

/** Sends a text, or 304 when the client has this version of it. */
export function respondWithText(call: PageCall, type: string, text: string): PageResponse {
  const headers = createHeaders(type, computeHash(text));
  return isNotModified(call, headers.etag) ? { status: 304, headers } : { status: 200, headers, body: text };
}

export const createHeaders = (type: string, state: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=600',
  etag: `"${state}"`,
});

export const isNotModified = ({ request }: PageCall, etag: string) =>
  (request.header('if-none-match') ?? '').split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);

export const computeHash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
