import type { FastifyRequest } from 'fastify';

/** What a handler outside of the API needs of a request. */
export interface RawRequest {
  method: string;
  /** Path and query as they were sent, not decoded. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | null;
}

export const toRawRequest = (request: FastifyRequest): RawRequest => ({
  method: request.method,
  url: request.raw.url ?? request.url,
  headers: request.headers as RawRequest['headers'],
});

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header with one range, as RFC 9110 has it. `unsatisfiable` when the file ends before the range begins;
 * undefined when the whole file is to be sent: no header, several ranges, or an invalid one.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return start <= end ? { start, end } : undefined;
}
