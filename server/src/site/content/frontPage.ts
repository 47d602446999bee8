import { buildPath, type Output, viewFrontPage } from '@foothold/shared/contract';
import {
  buildJobListPath,
  formatCount,
  formatCountedOn,
  formatJobCount,
  listLiveFigures,
} from '@foothold/shared/format';
import type { JobSearch } from '../../jobs/search/search';
import { memoizeAsync } from '../../platform/cache/memoizeAsync';
import type { Context } from '../../platform/context';
import { countFigures } from './frontPage.queries';
import { toJobRowPlaceholders } from './jobCard';
import type { PageContent } from './pageContent';
import { getPageHead } from './pageHeads';
import type { Site } from './site';

type FrontPage = Output<typeof viewFrontPage>;

export type LoadFrontPage = () => Promise<FrontPage>;

const maxAge = 60_000;
const maxJobs = 3;
const maxPlaces = 8;

/** One per server: what the front page shows of the database, loaded once a minute. */
export const createFrontPageLoader = ({ readDb }: Context, { search, counts }: JobSearch): LoadFrontPage =>
  memoizeAsync(maxAge, async () => {
    const { jobs } = await search(null, { limit: maxJobs }, readDb);
    const { field, location } = (await counts({})).counts;
    return {
      jobs: jobs.data,
      total: jobs.total,
      fields: field.filter(({ count }) => count > 0),
      places: location.toSorted((a, b) => b.count - a.count).slice(0, maxPlaces),
      figures: { at: new Date().toISOString(), ...(await countFigures(readDb)) },
    };
  });

interface FrontPageSources extends Pick<Site, 'origin' | 'zone' | 'links'> {
  loadFrontPage: LoadFrontPage;
}

/** What the front page has to say; undefined for any other address. */
export async function loadFrontPageContent(
  pathname: string,
  { loadFrontPage, origin, zone, links }: FrontPageSources,
): Promise<PageContent | undefined> {
  if (pathname !== '/') return undefined;
  const page = await loadFrontPage();
  return {
    kind: 'page',
    head: getPageHead(origin, pathname),
    placeholders: { ...toPlaceholders(page, zone), has_claims: !links.hides_claims },
    responses: { [buildPath(viewFrontPage)]: page },
  };
}

const toPlaceholders = ({ jobs, total, fields, places, figures }: FrontPage, zone: string) => ({
  count: formatJobCount(total),
  any: jobs.length > 0,
  jobs: jobs.map(toJobRowPlaceholders),
  fields: fields.map(({ value, count }) => toWayIn(value, count, buildJobListPath({ field: value }))),
  places: places.map(({ value, count }) => toWayIn(value, count, buildJobListPath({ location: value }))),
  figures: listLiveFigures({ total, figures }),
  counted_on: formatCountedOn(figures.at, zone),
});

const toWayIn = (value: string, count: number, path: string) => ({
  value,
  number: formatCount(count),
  way: path.slice(1),
});
