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
