import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { CallKind } from '@foothold/shared/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Db, pingDatabase } from '../db';
import type { Span } from '../telemetry/callContext';
import { isTracing } from '../telemetry/spans';
import { type CallerKind, loadIdentity } from './caller';
import { createCoalescer } from './coalesce';
import { handleErrors, replyBadRequest, replyNotFound } from './failures';
import { enableGracefulShutdown } from './gracefulShutdown';
import { limitConcurrency } from './limitConcurrency';
import { limitPipelining } from './limitPipelining';
import { createLoggerOptions, logRequests } from './log';
import { mountMetrics } from './mountMetrics';
import { mountPages } from './mountPages';
import { mountRoute } from './mountRoute';
import { buildOpenApi } from './openapi';
import type { HttpOptions } from './options';
import { createClientErrorHandler, refuseInvalidHeaders } from './protocolErrors';
import { toReading } from './readDb';
import type { Route, User } from './route';
import { traceRequests } from './traceRequests';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
    session: string | null;
    caller: CallerKind;
    /** Where traces are recorded. */
    span: Span | undefined;
  }
  interface FastifyContextConfig {
    /** As what its calls are limited. */
    callKind?: CallKind;
    /** Its requests last long without work: they count for nothing when the server is busy. */
    isLong?: boolean;
  }
}

const oneSecond = 1000;

/** Creates the HTTP server, ready for `listen` or `inject`. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config, db, routes, pages, metrics } = options;
  const securityHeaders = toSecurityHeaders(config.APP_ORIGIN);
  const app = fastify({
    logger: createLoggerOptions(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 256 * 1024,
    // Uploads of two files of 5 MB take minutes over a slow mobile connection.
    requestTimeout: 300 * oneSecond,
    connectionTimeout: 75 * oneSecond,
    keepAliveTimeout: 65 * oneSecond,
    forceCloseConnections: 'idle',
    // Answers what was sent before the client could know that the server closes.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(securityHeaders),
    http: { requireHostHeader: false },
    // For addresses that cannot be decoded, which reach no route.
    frameworkErrors: (_cause, request, reply) =>
      void replyBadRequest(request, reply.headers(securityHeaders).header('x-request-id', request.id)),
  });
  app.decorateRequest('user', null);
  app.decorateRequest('session', null);
  app.decorateRequest('caller', 'unknown');
  app.decorateRequest('span', undefined);
  enableGracefulShutdown(app, { delay: config.SHUTDOWN_DELAY });
  limitPipelining(app);
  limitConcurrency(app, { perNetwork: config.RATE_LIMIT });
  if (isTracing()) traceRequests(app);
  logRequests(app);
  if (metrics) mountMetrics(app, metrics);
  if (!config.TRUSTED_PROXIES) warnOfUntrustedProxy(app);
  handleErrors(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
  refuseInvalidHeaders(app, securityHeaders);
  acceptJsonOnly(app);
  await app.register(compress, { global: false });

  mountHealthChecks(app, db);
  // Few ask for it, and to build it takes longer than to mount all routes.
  let description: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(buildOpenApi(routes, config.APP_ORIGIN));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  for (const route of routes) if (!takesFiles(route)) mountRoute(app, options, route);
  await app.register(async (uploads) => {
    // Its hooks run for each request of where it is registered.
    await uploads.register(multipart);
    for (const route of routes.filter(takesFiles)) mountRoute(uploads, options, route);
  });
  await app.register(async (scope) => mountPages(scope, options, pages));
  options.mountSite?.(
    app,
    (request) => loadIdentity(request, options),
    (request) => toReading(request, options).readDb,
  );
  app.setNotFoundHandler(replyNotFound);
  return app;
}

const takesFiles = ({ endpoint }: Route) => endpoint.files.length > 0;

/** Accepts JSON alone. An empty body counts as none, whatever its content type. */
function acceptJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new InvalidJsonError(), undefined);
    }
  });
}

class InvalidJsonError extends Error {
  statusCode = 400;
}

/** Behind a proxy that is not trusted all clients have its address, and share one limit. */
function warnOfUntrustedProxy(app: FastifyInstance) {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for']) {
      hasWarned = true;
      app.log.warn('a proxy forwards requests, but TRUSTED_PROXIES is unset: its clients share one rate limit');
    }
    done();
  });
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests, because its database responds and it does not stop. */
function mountHealthChecks(app: FastifyInstance, db: Db): void {
  const ping = createCoalescer<boolean>(1);
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.isStopping) return reply.status(503).send({ status: 'stopping' });
    return (await ping('ready', () => pingDatabase(db)))
      ? reply.send({ status: 'ready' })
      : reply.status(503).header('retry-after', '2').send({ status: 'unavailable' });
  });
}

/** The headers of every response. Documents replace the content security policy with their own. */
const toSecurityHeaders = (appOrigin: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // For this host alone: what else its organization has below the same name is not ours to decide about.
  ...(appOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
});
