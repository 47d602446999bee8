import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Ask } from '../releases/answer';
import { serveFile } from '../releases/gateway';
import { type FindPublicJob, readAddress } from './publicJob';
import { servePage } from './serve';
import type { Site } from './site';

interface SiteNeeds extends Site {
  identityOf: (request: FastifyRequest) => Promise<Identity | null>;
  findPublicJob: FindPublicJob;
  /** How many notifications somebody has not read. */
  countUnread: (user_id: number) => Promise<number>;
}

/** Mounts the releases' files under /mf/ and the site's page under every address that nothing else answers. */
export function mountSite(app: FastifyInstance, { identityOf, findPublicJob, countUnread, ...site }: SiteNeeds): void {
  const method: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];
  app.route({
    method,
    url: '/mf/*',
    handler: async (request, reply) =>
      send(reply, await serveFile(site.registry, askOf(request), () => identityOf(request))),
  });
  app.route({
    method,
    url: '/*',
    handler: async (request, reply) => {
      if (/^\/(api|storage|mf)(\/|$)/i.test(request.url)) return reply.callNotFound();
      const ask = askOf(request);
      const found = await readAddress(ask.url, { ...site, findPublicJob });
      if (found.kind === 'moved') return send(reply, found.answer);
      const identity = await identityOf(request);
      const unread = identity ? await countUnread(identity.user_id) : 0;
      return send(reply, servePage(site, ask, identity, found, unread));
    },
  });
}

const askOf = (request: FastifyRequest): Ask => ({
  method: request.method,
  url: request.raw.url ?? request.url,
  headers: request.headers as Ask['headers'],
});

// Nothing is sent as nothing: a null would go out as the word.
const send = (reply: FastifyReply, { status, headers, body }: Answer) =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
