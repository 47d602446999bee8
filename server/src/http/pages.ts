import type { FastifyInstance, FastifyRequest } from 'fastify';
import { factsOf } from './mount';
import type { HttpOptions } from './options';
import type { PageRoute } from './route';

/** Puts a page route on the wire. It gets the caller's identity and decides everything else. */
export function mountPage(
  app: FastifyInstance,
  { identify, cookie, config }: HttpOptions,
  { url, answer }: PageRoute,
): void {
  app.get(url, async (request, reply) => {
    const token =
      /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? cookie.read(request.headers.cookie);
    const {
      status,
      headers = {},
      body,
    } = await answer({
      user: token ? await identify(token) : null,
      url: new URL(request.url, config.APP_ORIGIN),
      params: request.params as Record<string, string>,
      request: factsOf(request as FastifyRequest),
    });
    return reply.status(status).headers(headers).send(body);
  });
}
