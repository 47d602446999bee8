import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitCalls } from '../platform/http';
import type { RateLimiter } from '../platform/rateLimits/rateLimiter';
import { assignBucket } from '../platform/releases/bucket';
import type { HealthTokens } from '../platform/releases/healthTokens';
import { mountReleaseFiles } from '../platform/releases/mountReleaseFiles';
import { type OpenedPreview, toShown } from '../platform/releases/previews';
import { type RawResponse, toRawRequest } from '../platform/releases/rawHttp';
import { isAmong, type Registry } from '../platform/releases/registry';
import { loadPageContent, type PublicSources } from './content/loadPageContent';
import type { Site } from './content/site';
import { type BadgeCounts, noCounts } from './document/bootDocument';
import { servePage } from './document/servePage';

interface SiteOptions extends Omit<Site, 'live' | 'health_token' | 'preview'> {
  /** Of the caller, who finds what they have just written. */
  toSources: (request: FastifyRequest) => PublicSources;
  registry: Registry;
  hasSourceMaps: boolean;
  rateLimiter: RateLimiter;
  loadIdentity: (request: FastifyRequest) => Promise<Identity | null>;
  issueHealthToken: HealthTokens['issue'];
  /** The release that the browser sees although it is not live, by its cookies. */
  readPreview: (cookies: string | undefined) => Promise<OpenedPreview | undefined>;
  /** The counts beside the entries of the sidebar. */
  loadBadgeCounts: (identity: Identity) => Promise<BadgeCounts>;
}

/** Mounts the files of releases under /mf/, and the site's document under every address that no other route has. */
export function mountSite(
  app: FastifyInstance,
  {
    rateLimiter,
    loadIdentity,
    loadBadgeCounts,
    toSources,
    issueHealthToken,
    readPreview,
    registry,
    hasSourceMaps,
    ...site
  }: SiteOptions,
): void {
  const method: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];
  const sendFile = mountReleaseFiles(app, registry, loadIdentity, { hasSourceMaps });
  app.route({
    method,
    url: '/*',
    handler: async (request, reply) => {
      // Other spellings of /mf, /api and /storage name nothing, and are no pages of the site.
      if (/^\/mf(\/|$)/i.test(request.url)) return sendFile(request, reply);
      if (/^\/(api|storage)(\/|$)/i.test(request.url)) return reply.callNotFound();
      const rawRequest = toRawRequest(request);
      const identity = await loadIdentity(request);
      await limitCalls(rateLimiter, 'document', { user: identity, ip: request.ip });
      const content = await loadPageContent(rawRequest.url, { ...site, ...toSources(request) });
      if (content.kind === 'moved') return sendResponse(reply, content.response);
      const counts = identity ? await loadBadgeCounts(identity) : noCounts;
      // Without a canary all visitors get the same releases, and need no bucket.
      const { bucket, cookie } = registry.hasCanary() ? assignBucket(identity, rawRequest.headers.cookie) : {};
      const opened = await readPreview(rawRequest.headers.cookie);
      // It may have gone live since, and then it is none.
      const preview = opened && isAmong(registry.liveFor(bucket), opened) ? undefined : opened;
      const shown = toShown(preview);
      // It may never have been live, and so not have been read.
      if (shown) await registry.find(shown.app, shown.release);
      const live = registry.liveFor(bucket, shown);
      const served = registry.isJudging() ? [live.shell, ...live.areas].map(({ record }) => record) : [];
      // Whoever looks at a release before it is live says nothing of how visitors fare.
      const health_token = preview ? undefined : await issueHealthToken({ identity, ip: request.ip }, served);
      if (cookie) reply.header('set-cookie', cookie);
      const page = await servePage({ ...site, health_token, live, preview }, rawRequest, identity, content, counts);
      return sendResponse(reply, page);
    },
  });
}

// Fastify would send a null body as the text `null`.
const sendResponse = (reply: FastifyReply, { status, headers, body }: RawResponse) =>
  reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
