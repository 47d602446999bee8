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

/** `GET /sitemap.xml`; with more than `maxPerSitemap` addresses it is an index, and `/sitemaps/…` are its parts. */
export function sitemapRoutes(context: Context, maxPerSitemap: number, maxAge: number) {
  const origin = context.config.APP_ORIGIN;
  const createWholePart = () => ({ pages: true, companies: {}, jobs: { today: getToday(context) } });
  const loadSummary = memoizeAsync(maxAge, () => summarize(context, createWholePart()));
  const sendSitemap = createSitemapFiles(context);

  return [
    pageRoute('/sitemap.xml', async (call) => {
      const { count, highest, state } = await loadSummary();
      if (count <= maxPerSitemap) return sendSitemap(call, state, createWholePart());
      const { companies, jobs } = countParts(highest, maxPerSitemap);
      const names = [
        ...listNumbers(companies).map((number) => `companies-${number}`),
        ...listNumbers(jobs).map(String),
      ];
      return respondWithText(call, xmlContentType, renderSitemapIndex(origin, names));
    }),
    pageRoute('/sitemaps/:file', async (call) => {
      const [, kind, digits] = /^(companies-)?([1-9]\d{0,5})\.xml$/.exec(call.params.file ?? '') ?? [];
      const { count, highest } = await loadSummary();
      const number = Number(digits ?? 0);
      const parts = countParts(highest, maxPerSitemap);
      if (number === 0 || count <= maxPerSitemap || number > (kind ? parts.companies : parts.jobs)) fail('not_found');
      // A range of ids never holds more rows than ids, and stays the same when rows are added.
      const range = { after: (number - 1) * maxPerSitemap, upTo: number * maxPerSitemap };
      const part: SitemapPart = kind
        ? { companies: range }
        : { pages: number === 1, jobs: { ...range, today: getToday(context) } };
      return sendSitemap(call, (await summarize(context, part)).state, part);
    }),
  ];
}

const getToday = ({ config }: Context) => todayIn(config.PLATFORM_TIME_ZONE);
const countParts = (highest: { companies: number; jobs: number }, maxPerSitemap: number) => ({
  companies: Math.ceil(highest.companies / maxPerSitemap),
  // The first part of the jobs also holds the site's own pages.
  jobs: Math.max(1, Math.ceil(highest.jobs / maxPerSitemap)),
});
const listNumbers = (length: number) => Array.from({ length }, (_, at) => at + 1);

/** How many addresses a part holds, and a hash of its state. */
async function summarize({ db, config }: Context, part: SitemapPart) {
  const companies = part.companies && (await summarizePublicOrganizations(db, part.companies));
  const jobs = part.jobs && (await summarizePublicJobs(db, part.jobs));
  return {
    count: (companies?.count ?? 0) + (jobs?.count ?? 0),
    highest: { companies: companies?.highest ?? 0, jobs: jobs?.highest ?? 0 },
    state: computeHash([config.APP_ORIGIN, part, companies, jobs]),
  };
}

/** Writes a sitemap to disk once for each state of what it lists, so that none is held in memory. */
function createSitemapFiles(context: Context) {
  const cacheFile = openFileCache(join(context.config.DATA_DIR, 'sitemaps'), 40);
  return async (call: PageCall, state: string, part: SitemapPart): Promise<PageResponse> => {
    const headers = createHeaders(xmlContentType, state);
    if (isNotModified(call, headers.etag)) return { status: 304, headers };
    const { size, open } = await cacheFile(`${state}.xml`, (path) =>
      pipeline(Readable.from(renderSitemap(context, part)), createWriteStream(path)),
    );
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: open() };
  };
}
