import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Ask } from '../releases/answer';
import { bucketOf } from '../releases/bucket';
import { serveFile } from '../releases/gateway';
import type { Registry } from '../releases/registry';
import { type Counts, none } from './boot';
import { readAddress, type Sources } from './readAddress';
import { servePage } from './serve';
import type { Site } from './site';

interface SiteNeeds extends Omit<Site, 'live'>, Sources {
  registry: Registry;
  identityOf: (request: FastifyRequest) => Promise<Identity | null>;
  /** How many notifications somebody has not read, and what waits for them. */
  countFor: (identity: Identity) => Promise<Counts>;
}

/** Mounts the releases' files under /mf/ and the site's page under every address that nothing else answers. */
export function mountSite(app: FastifyInstance, { identityOf, countFor, registry, ...site }: SiteNeeds): void {
  const method: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];
  const sendFile = async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, await serveFile(registry, askOf(request), () => identityOf(request)));
  app.route({ method, url: '/mf/*', handler: sendFile });
  app.route({
    method,
    url: '/*',
    handler: async (request, reply) => {
      // Another spelling is another address, where there is nothing, and no page either.
      if (/^\/mf(\/|$)/i.test(request.url)) return sendFile(request, reply);
      if (/^\/(api|storage)(\/|$)/i.test(request.url)) return reply.callNotFound();
      const ask = askOf(request);
      const found = await readAddress(ask.url, site);
      if (found.kind === 'moved') return send(reply, found.answer);
      const identity = await identityOf(request);
      const counts = identity ? await countFor(identity) : none;
      // Where everybody gets the same, nobody is put into a part.
      const { bucket, cookie } = registry.hasCanary() ? bucketOf(identity, ask.headers.cookie) : {};
      if (cookie) reply.header('set-cookie', cookie);
      return send(reply, servePage({ ...site, live: registry.liveFor(bucket) }, ask, identity, found, counts));
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
