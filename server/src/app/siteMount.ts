import { loadJobPage } from '../jobs/search/jobPage';
import { loadOrganizationPage } from '../jobs/search/organizationPage';
import type { JobSearch } from '../jobs/search/search';
import { loadBadgeCounts } from '../notifications/badgeCounts.queries';
import type { Config } from '../platform/config/config';
import type { Context } from '../platform/context';
import { createPreviewCookie, type HttpOptions } from '../platform/http';
import { findPreview } from '../platform/releases/previews';
import type { Registry } from '../platform/releases/registry';
import { mountSite } from '../site';
import type { LoadFrontPage } from '../site/content/frontPage';

/** How the HTTP server mounts the site. */
export const createSiteMount =
  (
    context: Context,
    { jobSearch, loadFrontPage }: { jobSearch: JobSearch; loadFrontPage: LoadFrontPage },
    registry: Registry,
  ): HttpOptions['mountSite'] =>
  (app, loadIdentity, toReadDb) =>
    mountSite(app, {
      registry,
      hasSourceMaps: context.config.SOURCE_MAPS,
      origin: context.config.APP_ORIGIN,
      zone: context.config.PLATFORM_TIME_ZONE,
      loadIdentity,
      toSources(request) {
        const db = toReadDb(request);
        return {
          findPublicJob: (id) => loadJobPage({ ...context, db }, jobSearch, id),
          findPublicCompany: (id) => loadOrganizationPage(db, jobSearch, null, id),
          loadFrontPage,
          searchPublicJobs: (query) => jobSearch.search(null, query, db),
        };
      },
      issueHealthToken: context.healthTokens.issue,
      readPreview: (cookies) => findPreview(context, createPreviewCookie(context.config.APP_ORIGIN).read(cookies)),
      rateLimiter: context.rateLimiter,
      loadBadgeCounts: (identity) => loadBadgeCounts(context.db, identity, context.config.PLATFORM_TIME_ZONE),
      links: toSiteLinks(context.config),
      hasOfflineReading: context.config.OFFLINE_READING,
    });

const toSiteLinks = ({ CHAT_GROUP_URL, SOCIAL_LINKS, FRONT_PAGE_CLAIMS }: Config) => ({
  ...(!FRONT_PAGE_CLAIMS && { hides_claims: true }),
  chat_group: CHAT_GROUP_URL ?? null,
  social: SOCIAL_LINKS ?? [],
});
