import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, explain } from '@foothold/shared/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from './fail';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to what is no valid HTTP, and so reaches no route, as to any other bad request. */
export const createClientErrorHandler =
  (securityHeaders: Record<string, string>) =>
  (cause: Error & { code?: string }, socket: Socket): void => {
    if (cause.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { headers, body } = toBadRequest(securityHeaders);
    const status = statuses[cause.code ?? ''] ?? 400;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${lines.join('')}\r\n${body}`);
  };

/** Refuses what Node would refuse by itself, without our headers: a request without a host, or with an unknown expectation. */
export function refuseInvalidHeaders(app: FastifyInstance, securityHeaders: Record<string, string>): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = toBadRequest(securityHeaders);
    response.writeHead(417, { connection: 'close', ...headers }).end(body);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.raw.httpVersion === '1.1' && !request.headers.host) fail('bad_request');
    done();
  });
}

function toBadRequest(securityHeaders: Record<string, string>) {
  const message = explain('bad_request');
  const request_id = randomUUID();
  const body = JSON.stringify({ error: message, message, code: 'bad_request', request_id } satisfies ErrorBody);
  const own = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': request_id,
  };
  return { headers: { ...securityHeaders, ...own }, body };
}
