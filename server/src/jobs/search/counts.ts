import { type countJobs, jobFields, type Output, periods, type Query } from '@foothold/shared/contract';
import { memoizeAsyncByKey } from '../../platform/cache/memoizeAsync';
import type { Context } from '../../platform/context';
import { todayIn } from '../../platform/time/days';
import { countListings, type FacetCount } from './counts.queries';
import type { Conditions } from './listings.queries';
import { toStartDays, toTimeSpan } from './period';
import type { InterpretQuery } from './words';

type Counts = Output<typeof countJobs>;

type CountedSearch = Query<typeof countJobs> & Pick<Conditions, 'hidden'>;

const cacheMs = 30_000;
const maxEntries = 500;

/** Counts for each value of each filter, cached per search for 30 seconds. */
export const createJobCounter = (context: Context, interpretQuery: InterpretQuery) =>
  memoizeAsyncByKey(cacheMs, maxEntries, (search: CountedSearch) => countMatches(context, interpretQuery, search));

async function countMatches(
  { readDb: db, config: { PLATFORM_TIME_ZONE: zone } }: Context,
  interpretQuery: InterpretQuery,
  { q, date = 'All time', start, ...filters }: CountedSearch,
): Promise<Counts> {
  const meaning = q ? await interpretQuery(q, db) : undefined;
  if (meaning && !meaning.terms) return toCounts([], date);
  const today = todayIn(zone);
  const days = { ...toTimeSpan(date, zone), ...toStartDays(start, today), today };
  const search = { ...filters, ...days, terms: meaning?.terms };
  const spans = periods.map((period) => ({ period, ...toTimeSpan(period, zone) }));
  return toCounts(await countListings(db, search, spans), date);
}

function toCounts(rows: FacetCount[], date: string): Counts {
  const listFound = (facet: FacetCount['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count }));
  const listAll = (facet: FacetCount['facet'], values: readonly string[]) => {
    const found = new Map(listFound(facet).map(({ value, count }) => [value, count]));
    return values.map((value) => ({ value, count: found.get(value) ?? 0 }));
  };
  const counts = {
    company: listFound('company'),
    field: listAll('field', jobFields.toSorted()),
    stipend: listAll('stipend', ['Yes', 'No']),
    location: listFound('location'),
    date: listAll('date', periods),
  };
  return { counts, total: counts.date.find(({ value }) => value === date)?.count ?? 0 };
}
