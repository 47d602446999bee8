import { type countJobs, jobFields, type Output, periods, type Query } from '@foothold/shared/contract';
import { memoizeAsyncByKey } from '../../platform/cache/memoizeAsync';
import type { Context } from '../../platform/context';
import { todayIn } from '../../platform/time/days';
import { countListings, type Facet } from './counts.queries';
import { toTimeSpan } from './period';
import type { InterpretQuery } from './words';

type Counts = Output<typeof countJobs>;

const cacheMs = 30_000;
const maxEntries = 500;

/** Counts for each value of each filter, cached per search for 30 seconds. */
export const createJobCounter = (context: Context, interpretQuery: InterpretQuery) =>
  memoizeAsyncByKey(cacheMs, maxEntries, (search: Query<typeof countJobs>) =>
    countMatches(context, interpretQuery, search),
  );

async function countMatches(
  { db, config: { PLATFORM_TIME_ZONE: zone } }: Context,
  interpretQuery: InterpretQuery,
  { q, date = 'All time', ...filters }: Query<typeof countJobs>,
): Promise<Counts> {
  const meaning = q ? await interpretQuery(q) : undefined;
  if (meaning && !meaning.terms) return toCounts(() => [], date);
  const spans = periods.map((period) => ({ period, ...toTimeSpan(period, zone) }));
  const search = { ...filters, ...toTimeSpan(date, zone), today: todayIn(zone), terms: meaning?.terms, periods: spans };
  const rows = await countListings(db, search);
  return toCounts((facet) => rows.filter((row) => row.facet === facet), date);
}

type FacetCounts = Counts['counts'][Facet];

function toCounts(of: (facet: Facet) => FacetCounts, date: string): Counts {
  const tally = (facet: Facet) => of(facet).map(({ value, count }) => ({ value, count }));
  const all = (facet: Facet, values: readonly (readonly [stored: string, shown: string])[]) =>
    values.map(([stored, value]) => ({ value, count: of(facet).find((row) => row.value === stored)?.count ?? 0 }));
  const counts = {
    company: tally('company'),
    field: all('field', toValuePairs([...jobFields].sort())),
    stipend: all('stipend', [
      ['1', 'Yes'],
      ['0', 'No'],
    ]),
    location: tally('location'),
    date: all('date', toValuePairs(periods)),
  };
  return { counts, total: counts.date.find(({ value }) => value === date)?.count ?? 0 };
}

const toValuePairs = (values: readonly string[]) => values.map((value) => [value, value] as const);
