import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context';
import { type Answer, fail, type PageCall, type PageRoute, page } from '../../http';
import { measurePublicJobs, type Stretch } from '../../jobs/queries.public';
import { remember } from '../../lists/remember';
import { todayIn } from '../../time/days';
import { openShelf } from '../shelf';
import { newestJobs } from './newest';
import { robots } from './robots';
import { sitemapIndex, sitemapOf } from './sitemap';

const oneMinute = 60_000;

/** Search engines take 50,000 addresses in a sitemap. */
const mostInSitemap = 45_000;

/** `GET /robots.txt`, `/sitemap.xml` with its parts, `/feed.xml`: each may be a minute old. */
export function feedPages(context: Context, most = mostInSitemap, goodFor = oneMinute): PageRoute[] {
  const origin = context.config.APP_ORIGIN;
  const feed = remember(goodFor, () => newestJobs(context));
  const all = remember(goodFor, () => measure(context, {}));
  const sitemap = sitemapFiles(context);

  return [
    page('/robots.txt', (call) => answerText(call, 'text/plain; charset=utf-8', robots(origin))),
    page('/feed.xml', async (call) => answerText(call, 'application/atom+xml; charset=utf-8', await feed())),
    page('/sitemap.xml', async (call) => {
      const { count, highest, state } = await all();
      if (count <= most) return sitemap(call, state, {});
      return answerText(call, xml, sitemapIndex(origin, Math.ceil(highest / most)));
    }),
    page('/sitemaps/:file', async (call) => {
      const part = Number(/^([1-9]\d{0,5})\.xml$/.exec(call.params.file ?? '')?.[1] ?? 0);
      const { count, highest } = await all();
      if (part === 0 || count <= most || (part - 1) * most >= highest) fail('not_found');
      // A stretch of ids never holds more jobs than ids, and is the same stretch tomorrow.
      const stretch = { after: (part - 1) * most, upTo: part * most };
      return sitemap(call, (await measure(context, stretch)).state, stretch);
    }),
  ];
}

/** How large a stretch of the open jobs is, and a name for the state that it is in. */
async function measure({ db, config }: Context, stretch: Omit<Stretch, 'today'>) {
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const { count, highest, changed, sum } = await measurePublicJobs(db, { ...stretch, today });
  return { count, highest, state: hashOf([config.APP_ORIGIN, stretch, today, count, sum, changed]) };
}

/** A sitemap is written to disk once for each state of its jobs, so that none is ever whole in memory. */
function sitemapFiles(context: Context) {
  const keep = openShelf(join(context.config.DATA_DIR, 'sitemaps'), 40);
  return async (call: PageCall, state: string, stretch: Omit<Stretch, 'today'>): Promise<Answer> => {
    const fresh = headersOf(xml, state);
    if (isKnown(call, fresh.etag)) return { status: 304, headers: fresh };
    const today = todayIn(context.config.PLATFORM_TIME_ZONE);
    const { size, open } = await keep(`${state}.xml`, (path) =>
      pipeline(Readable.from(sitemapOf(context, { ...stretch, today })), createWriteStream(path)),
    );
    return { status: 200, headers: { ...fresh, 'content-length': String(size) }, body: open() };
  };
}

function answerText(call: PageCall, type: string, text: string): Answer {
  const headers = headersOf(type, hashOf(text));
  return isKnown(call, headers.etag) ? { status: 304, headers } : { status: 200, headers, body: text };
}

const xml = 'application/xml; charset=utf-8';

const headersOf = (type: string, state: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=600',
  etag: `"${state}"`,
});

const isKnown = ({ request }: PageCall, etag: string) =>
  (request.header('if-none-match') ?? '').split(/\s*,\s*/).some((known) => known.replace(/^W\//, '') === etag);

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
