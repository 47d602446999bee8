import type { Context } from '../../context';
import { type PageRoute, page } from '../../http';
import { remember } from '../../lists/remember';
import { answerText } from './answers';
import { newestJobs } from './newest';
import { robots } from './robots';
import { sitemapPages } from './sitemaps';

const oneMinute = 60_000;

/** Search engines take 50,000 addresses in a sitemap. */
const mostInSitemap = 45_000;

/** `GET /robots.txt`, `/sitemap.xml` with its parts, `/feed.xml`: each may be a minute old. */
export function feedPages(context: Context, most = mostInSitemap, goodFor = oneMinute): PageRoute[] {
  const feed = remember(goodFor, () => newestJobs(context));
  return [
    page('/robots.txt', (call) => answerText(call, 'text/plain; charset=utf-8', robots(context.config.APP_ORIGIN))),
    page('/feed.xml', async (call) => answerText(call, 'application/atom+xml; charset=utf-8', await feed())),
    ...sitemapPages(context, most, goodFor),
  ];
}
