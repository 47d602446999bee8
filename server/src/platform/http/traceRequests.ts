import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enterCallContext, runInCallContext } from '../telemetry/callContext';
import { startRootSpan } from '../telemetry/spans';

/** Records a span of each request, which continues the trace of its `traceparent`. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, id, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'foothold.request_id': id };
    const span = startRootSpan({ name: `${method} ${route}`, kind: 'server', attributes }, toText(headers.traceparent));
    request.span = span;
    // The calls that load this page tell it back, so that they belong to the same trace.
    if (span && headers['sec-fetch-dest'] === 'document')
      reply.header('server-timing', `traceparent;desc="${span.traceparent}"`);
    // Also emitted when the client goes away before the response is sent.
    reply.raw.once('close', () => {
      span?.setAttributes({ 'http.response.status_code': reply.statusCode });
      span?.end(reply.statusCode >= 500 ? { code: String(reply.statusCode) } : undefined);
    });
    enterCallContext({ request_id: id, span }, done);
  });
}

const toText = (header: string | string[] | undefined) => (Array.isArray(header) ? undefined : header);

/** Runs the work of a call so that what it queues is found by its request. Reading queues nothing. */
export const runInRequest = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  const { method, span, id } = request;
  return method === 'GET' && !span ? work() : runInCallContext({ request_id: id, span }, work);
};
