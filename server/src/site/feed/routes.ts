import { memoizeAsync } from '../../platform/cache/memoizeAsync';
import type { Context } from '../../platform/context';
import { type PageRoute, pageRoute } from '../../platform/http';
import { renderJobFeed } from './jobFeed';
import { sitemapRoutes } from './sitemap.routes';
import { respondWithText } from './textResponse';

const oneMinute = 60_000;

/** Below the limit of sitemaps.org: 50,000 addresses in a sitemap. */
const maxAddresses = 45_000;

/** `GET /robots.txt`, `/sitemap.xml` with its parts, `/feed.xml`: each may be `maxAge` milliseconds old. */
export function feedRoutes(context: Context, maxPerSitemap = maxAddresses, maxAge = oneMinute): PageRoute[] {
  const loadFeed = memoizeAsync(maxAge, () => renderJobFeed(context));
  return [
    pageRoute('/robots.txt', (call) =>
      respondWithText(call, 'text/plain; charset=utf-8', renderRobots(context.config.APP_ORIGIN)),
    ),
    pageRoute('/feed.xml', async (call) =>
      respondWithText(call, 'application/atom+xml; charset=utf-8', await loadFeed()),
    ),
    ...sitemapRoutes(context, maxPerSitemap, maxAge),
  ];
}

/** What crawlers may read. The scripts under /mf/ are among it: they belong to public pages. */
const renderRobots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /storage/

Sitemap: ${origin}/sitemap.xml
`;
