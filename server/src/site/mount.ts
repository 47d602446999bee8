import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assignBucket } from '../platform/releases/bucket';
import { mountReleaseFiles } from '../platform/releases/mountReleaseFiles';
import { type RawResponse, toRawRequest } from '../platform/releases/rawHttp';
import type { Registry } from '../platform/releases/registry';
import { loadPageContent, type PublicSources } from './content/loadPageContent';
import type { Site } from './content/site';
import { type BadgeCounts, noCounts } from './document/bootDocument';
import { servePage } from './document/servePage';

interface SiteOptions extends Omit<Site, 'live'>, PublicSources {
  registry: Registry;
  loadIdentity: (request: FastifyRequest) => Promise<Identity | null>;
  /** How many notifications somebody has not read, and what waits for them. */
  loadBadgeCounts: (identity: Identity) => Promise<BadgeCounts>;
}

/** Mounts the releases' files under /mf/ and the site's page under every address that nothing else answers. */
export function mountSite(
  app: FastifyInstance,
  { loadIdentity, loadBadgeCounts, registry, ...site }: SiteOptions,
): void {
  const method: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];
  const sendFile = mountReleaseFiles(app, registry, loadIdentity);
  app.route({
    method,
    url: '/*',
    handler: async (request, reply) => {
      // Another spelling is another address, where there is nothing, and no page either.
      if (/^\/mf(\/|$)/i.test(request.url)) return sendFile(request, reply);
      if (/^\/(api|storage)(\/|$)/i.test(request.url)) return reply.callNotFound();
      const ask = toRawRequest(request);
      const found = await loadPageContent(ask.url, site);
      if (found.kind === 'moved') return sendResponse(reply, found.answer);
      const identity = await loadIdentity(request);
      const counts = identity ? await loadBadgeCounts(identity) : noCounts;
      // Where everybody gets the same, nobody is put into a part.
      const { bucket, cookie } = registry.hasCanary() ? assignBucket(identity, ask.headers.cookie) : {};
      if (cookie) reply.header('set-cookie', cookie);
      return sendResponse(reply, servePage({ ...site, live: registry.liveFor(bucket) }, ask, identity, found, counts));
    },
  });
}

// Nothing is sent as nothing: a null would go out as the word.
const sendResponse = (reply: FastifyReply, { status, headers, body }: RawResponse) =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
