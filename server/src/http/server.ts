import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { identityOf } from './caller';
import { closePromptly } from './closing';
import { fail } from './fail';
import { answerFailures, answerUnknown, answerUnreadable } from './failures';
import { sendSecurityHeaders } from './headers';
import { reportHealth } from './health';
import { logging, logRequests } from './log';
import { mount } from './mount';
import { openApi } from './openapi';
import type { HttpOptions } from './options';
import { mountPage } from './pages';
import type { User } from './route';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
  }
}

const seconds = 1000;

/** The whole HTTP side, ready to listen or to be asked by `inject`. */
export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config, db, routes, pages } = options;
  const app = fastify({
    logger: logging(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUSTED_PROXIES ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 256 * 1024,
    // A whole request, uploads included: two files of 5 MB over a slow phone link take minutes.
    requestTimeout: 300 * seconds,
    connectionTimeout: 75 * seconds,
    keepAliveTimeout: 65 * seconds,
    forceCloseConnections: 'idle',
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_cause, request, reply) => void answerUnreadable(request, reply),
  });
  app.decorateRequest('user', null);
  closePromptly(app);
  logRequests(app);
  answerFailures(app);
  sendSecurityHeaders(app, config.APP_ORIGIN);
  readJson(app);
  await app.register(multipart);
  // Tests share their machine: that it is busy is no answer to what they ask.
  if (!options.strict) await refuseOverload(app);

  reportHealth(app, db);
  const description = JSON.stringify(openApi(routes, config.APP_ORIGIN));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(description));
  for (const route of routes) mount(app, options, route);
  for (const page of pages) mountPage(app, options, page);
  options.mountSite?.(app, (request) => identityOf(request, options));
  app.setNotFoundHandler(answerUnknown);
  return app;
}

/** JSON alone is accepted; an empty body counts as none, whatever type it claims. */
function readJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new BadJson(), undefined);
    }
  });
}

class BadJson extends Error {
  statusCode = 400;
}

const refuseOverload = (app: FastifyInstance) =>
  app.register(underPressure, {
    maxEventLoopDelay: 1 * seconds,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/healthz')) fail('unavailable', undefined, { retryAfter: 2 });
    },
  });
