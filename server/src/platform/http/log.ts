import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Where a part of the server writes its log lines: the logger of the HTTP server, or a fake in tests. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** One JSON line per event. Requests are logged by route pattern: addresses, queries and bodies hold personal data. */
export const createLoggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level !== 'silent' && {
    level,
    base: undefined,
    serializers: {
      err: (cause: Error & { code?: string }) => ({
        type: cause.name,
        message: cause.message,
        code: cause.code,
        stack: cause.stack ?? '',
      }),
    },
  };

/** Logs each request when its response was sent: what was called by what kind of caller, and nothing of who they are. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, caller, span } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const trace = span && { trace_id: span.traceId };
    const answer = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms, caller, ...trace };
    request.log.info(answer, 'answered');
    done();
  });
}
