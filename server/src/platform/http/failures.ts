import { type ErrorBody, type ErrorCode, errorStatus } from '@foothold/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getSqlState, isDatabaseUnavailable } from '../db';
import { Failure } from './fail';
import { isPageRequest, renderFailurePage } from './failurePage';

/** Converts errors to the contract's failure, as JSON or as a page, and logs those with a status of 500 or more. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((cause: FastifyError, request, reply) => {
    const failure = cause instanceof Failure ? cause : new Failure(toErrorCode(cause));
    if (errorStatus[failure.code] >= 500) logFailure(cause, request);
    return sendFailure(failure, request, reply);
  });
}

/** What an operator has to look at is an error. A refusal when there is too much to do is none, nor a client that has gone. */
function logFailure(cause: FastifyError | Failure, request: FastifyRequest): void {
  const isRefusal = cause instanceof Failure || cause.statusCode === 503;
  if (request.raw.socket.destroyed) request.log.info('the client went away');
  else if (isRefusal) request.log.warn({ reason: cause.message }, 'request refused');
  else request.log.error({ err: cause }, 'request failed');
}

/** Responds to an address without a route. */
export const replyNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(new Failure('not_found'), request, reply);

/** Responds to a request that is not valid HTTP. */
export const replyBadRequest = (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(new Failure('bad_request'), request, reply);

function sendFailure({ code, message, fields, details }: Failure, request: FastifyRequest, reply: FastifyReply) {
  const status = errorStatus[code];
  const retryAfter = details.retryAfter ?? (status === 503 ? 2 : undefined);
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  reply.status(status).header('cache-control', 'no-store');
  if (isPageRequest(request)) {
    const { html, policy } = renderFailurePage(message, status >= 429 || retryAfter !== undefined);
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  }
  const body: ErrorBody = {
    error: message,
    message,
    code,
    request_id: request.id,
    ...(fields && { fields }),
    ...(details.reason && { reason: details.reason }),
  };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
};

const systemCodes: Record<string, ErrorCode> = {
  // Of the network: to the database or the mail server.
  ...Object.fromEntries(
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'].map(
      (code) => [code, 'unavailable'],
    ),
  ),
  STORE_UNAVAILABLE: 'unavailable',
  STORE_FULL: 'storage_full',
  // A full disk, as the database and as the file system say it.
  '53100': 'storage_full',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
};

function toErrorCode(cause: FastifyError): ErrorCode {
  const mapped = fastifyCodes[cause.code] ?? systemCodes[cause.code];
  if (mapped) return mapped;
  if (isDatabaseUnavailable(cause)) return 'unavailable';
  // SQLSTATE class 22: a value that the column's type cannot hold, which the contract should have refused.
  if (getSqlState(cause)?.startsWith('22')) return 'invalid_input';
  const status = cause.statusCode ?? 500;
  if (status === 503) return 'unavailable';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  return status >= 400 && status < 500 ? 'bad_request' : 'unexpected';
}
