import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identifyCaller } from './caller';
import { limitCalls } from './callLimits';
import { toRequestInfo } from './mountRoute';
import type { HttpOptions } from './options';
import type { PageRoute } from './route';

/** Mounts a page route. It gets the caller's identity and decides everything else. */
export function mountPage(app: FastifyInstance, options: HttpOptions, { url, handle }: PageRoute): void {
  app.get(url, async (request, reply) => {
    const user = await identifyCaller(request, options);
    await limitCalls(options.rateLimiter, 'read', { user, ip: request.ip });
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
  });
}
