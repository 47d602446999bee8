import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measurePublicCompanies } from '../../companies/queries';
import type { Context } from '../../context';
import { type Answer, fail, type PageCall, page } from '../../http';
import { measurePublicJobs } from '../../jobs/queries.public';
import { remember } from '../../lists/remember';
import { todayIn } from '../../time/days';
import { openShelf } from '../shelf';
import { answerText, hashOf, headersOf, isKnown, xml } from './answers';
import { type Part, sitemapIndex, sitemapOf } from './sitemap';

/** `GET /sitemap.xml`; with more than `most` addresses it is an index, and `/sitemaps/…` are its parts. */
export function sitemapPages(context: Context, most: number, goodFor: number) {
  const origin = context.config.APP_ORIGIN;
  const everything = () => ({ pages: true, companies: {}, jobs: { today: todayOf(context) } });
  const all = remember(goodFor, () => measure(context, everything()));
  const show = sitemapFiles(context);

  return [
    page('/sitemap.xml', async (call) => {
      const { count, highest, state } = await all();
      if (count <= most) return show(call, state, everything());
      const { companies, jobs } = partsOf(highest, most);
      const names = [...range(companies).map((number) => `companies-${number}`), ...range(jobs).map(String)];
      return answerText(call, xml, sitemapIndex(origin, names));
    }),
    page('/sitemaps/:file', async (call) => {
      const [, kind, digits] = /^(companies-)?([1-9]\d{0,5})\.xml$/.exec(call.params.file ?? '') ?? [];
      const { count, highest } = await all();
      const number = Number(digits ?? 0);
      const parts = partsOf(highest, most);
      if (number === 0 || count <= most || number > (kind ? parts.companies : parts.jobs)) fail('not_found');
      // A stretch of ids never holds more rows than ids, and is the same stretch tomorrow.
      const stretch = { after: (number - 1) * most, upTo: number * most };
      const part: Part = kind
        ? { companies: stretch }
        : { pages: number === 1, jobs: { ...stretch, today: todayOf(context) } };
      return show(call, (await measure(context, part)).state, part);
    }),
  ];
}

const todayOf = ({ config }: Context) => todayIn(config.PLATFORM_TIME_ZONE);
const partsOf = (highest: { companies: number; jobs: number }, most: number) => ({
  companies: Math.ceil(highest.companies / most),
  // The first of them holds the site's own pages, too.
  jobs: Math.max(1, Math.ceil(highest.jobs / most)),
});
const range = (length: number) => Array.from({ length }, (_, at) => at + 1);

/** How much stands in a part, and a name for the state that it is in. */
async function measure({ db, config }: Context, part: Part) {
  const companies = part.companies && (await measurePublicCompanies(db, part.companies));
  const jobs = part.jobs && (await measurePublicJobs(db, part.jobs));
  return {
    count: (companies?.count ?? 0) + (jobs?.count ?? 0),
    highest: { companies: companies?.highest ?? 0, jobs: jobs?.highest ?? 0 },
    state: hashOf([config.APP_ORIGIN, part, companies, jobs]),
  };
}

/** A sitemap is written to disk once for each state of what it lists, so that none is ever whole in memory. */
function sitemapFiles(context: Context) {
  const keep = openShelf(join(context.config.DATA_DIR, 'sitemaps'), 40);
  return async (call: PageCall, state: string, part: Part): Promise<Answer> => {
    const fresh = headersOf(xml, state);
    if (isKnown(call, fresh.etag)) return { status: 304, headers: fresh };
    const { size, open } = await keep(`${state}.xml`, (path) =>
      pipeline(Readable.from(sitemapOf(context, part)), createWriteStream(path)),
    );
    return { status: 200, headers: { ...fresh, 'content-length': String(size) }, body: open() };
  };
}
