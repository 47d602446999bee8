import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identifyCaller } from './caller';
import { limitCalls } from './callLimits';
import { toRequestInfo } from './mountRoute';
import type { HttpOptions } from './options';
import type { PageRoute } from './route';

/** Mounts page routes in a scope of their own: a form that is posted to one is accepted, and its fields are dropped. */
export function mountPages(scope: FastifyInstance, options: HttpOptions, pages: readonly PageRoute[]): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: maxFormBytes }, (_request, _body, done) =>
      done(null, undefined),
    );
  for (const page of pages) mountPage(scope, options, page);
}

const maxFormBytes = 4096;

/** Mounts a page route. It gets the caller's identity and decides everything else. */
function mountPage(app: FastifyInstance, options: HttpOptions, { method = 'GET', url, handle }: PageRoute): void {
  app.route({
    method,
    url,
    async handler(request, reply) {
      // Only a page of the site acts for who is logged in.
      const user = method === 'GET' ? await identifyCaller(request, options) : null;
      await limitCalls(options.rateLimiter, method === 'GET' ? 'read' : 'write', { user, ip: request.ip });
      const {
        status,
        headers = {},
        body,
      } = await handle({
        user,
        url: new URL(request.url, options.config.APP_ORIGIN),
        params: request.params as Record<string, string>,
        request: toRequestInfo(request as FastifyRequest),
      });
      return reply.status(status).headers(headers).send(body);
    },
  });
}
