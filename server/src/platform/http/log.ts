import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';

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
    stream: createOutput(),
    serializers: {
      err: (cause: Error & { code?: string }) => ({
        type: cause.name,
        message: cause.message,
        code: cause.code,
        stack: cause.stack ?? '',
      }),
    },
  };

/** Bytes of lines that are written at once. */
const batchLength = 8 * 1024;
/** Milliseconds until lines are written that fill no batch. */
const flushInterval = 100;
/** Bytes that may wait while nobody reads the output: a server must not fill its memory with them. Further lines are lost. */
const maxWaiting = 16 * 1024 * 1024;

/** Standard output, in batches: a write of its own for each line costs a tenth of the CPU of a short answer. */
const createOutput = () =>
  pino.destination({
    ...{ dest: 1, sync: false },
    ...{ minLength: batchLength, periodicFlush: flushInterval, maxLength: maxWaiting },
  });

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
