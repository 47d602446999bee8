import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { summarizePublicJobs } from '../../jobs/publicJobs.queries';
import { summarizePublicOrganizations } from '../../organizations/publicOrganizations.queries';
import { memoizeAsync } from '../../platform/cache/memoizeAsync';
import type { Context } from '../../platform/context';
import { fail, type PageCall, type PageResponse, pageRoute } from '../../platform/http';
import { openFileCache } from '../../platform/storage/fileCache';
import { todayIn } from '../../platform/time/days';
import { renderSitemap, renderSitemapIndex, type SitemapPart } from './sitemap';
import { computeHash, createHeaders, isNotModified, respondWithText, xmlContentType } from './textResponse';

/** `GET /sitemap.xml`; with more than `most` addresses it is an index, and `/sitemaps/…` are its parts. */
export function sitemapRoutes(context: Context, most: number, goodFor: number) {
  const origin = context.config.APP_ORIGIN;
  const everything = () => ({ pages: true, companies: {}, jobs: { today: getToday(context) } });
  const all = memoizeAsync(goodFor, () => summarize(context, everything()));
  const show = createSitemapFiles(context);

  return [
    pageRoute('/sitemap.xml', async (call) => {
      const { count, highest, state } = await all();
      if (count <= most) return show(call, state, everything());
      const { companies, jobs } = countParts(highest, most);
      const names = [
        ...listNumbers(companies).map((number) => `companies-${number}`),
        ...listNumbers(jobs).map(String),
      ];
      return respondWithText(call, xmlContentType, renderSitemapIndex(origin, names));
    }),
    pageRoute('/sitemaps/:file', async (call) => {
      const [, kind, digits] = /^(companies-)?([1-9]\d{0,5})\.xml$/.exec(call.params.file ?? '') ?? [];
      const { count, highest } = await all();
      const number = Number(digits ?? 0);
      const parts = countParts(highest, most);
      if (number === 0 || count <= most || number > (kind ? parts.companies : parts.jobs)) fail('not_found');
      // A stretch of ids never holds more rows than ids, and is the same stretch tomorrow.
      const stretch = { after: (number - 1) * most, upTo: number * most };
      const part: SitemapPart = kind
        ? { companies: stretch }
        : { pages: number === 1, jobs: { ...stretch, today: getToday(context) } };
      return show(call, (await summarize(context, part)).state, part);
    }),
  ];
}

const getToday = ({ config }: Context) => todayIn(config.PLATFORM_TIME_ZONE);
const countParts = (highest: { companies: number; jobs: number }, most: number) => ({
  companies: Math.ceil(highest.companies / most),
  // The first of them holds the site's own pages, too.
  jobs: Math.max(1, Math.ceil(highest.jobs / most)),
});
const listNumbers = (length: number) => Array.from({ length }, (_, at) => at + 1);

/** How much stands in a part, and a name for the state that it is in. */
async function summarize({ db, config }: Context, part: SitemapPart) {
  const companies = part.companies && (await summarizePublicOrganizations(db, part.companies));
  const jobs = part.jobs && (await summarizePublicJobs(db, part.jobs));
  return {
    count: (companies?.count ?? 0) + (jobs?.count ?? 0),
    highest: { companies: companies?.highest ?? 0, jobs: jobs?.highest ?? 0 },
    state: computeHash([config.APP_ORIGIN, part, companies, jobs]),
  };
}

/** A sitemap is written to disk once for each state of what it lists, so that none is ever whole in memory. */
function createSitemapFiles(context: Context) {
  const keep = openFileCache(join(context.config.DATA_DIR, 'sitemaps'), 40);
  return async (call: PageCall, state: string, part: SitemapPart): Promise<PageResponse> => {
    const fresh = createHeaders(xmlContentType, state);
    if (isNotModified(call, fresh.etag)) return { status: 304, headers: fresh };
    const { size, open } = await keep(`${state}.xml`, (path) =>
      pipeline(Readable.from(renderSitemap(context, part)), createWriteStream(path)),
    );
    return { status: 200, headers: { ...fresh, 'content-length': String(size) }, body: open() };
  };
}
