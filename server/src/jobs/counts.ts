import { type countJobs, type Output, periods, type Query } from '@foothold/shared/contract';
import type { Context } from '../context';
import { rememberEach } from '../lists/remember';
import { todayIn } from '../time/days';
import { spanOf } from './period';
import { countListings, type Facet } from './queries.counts';
import { type Understand, understanding } from './words';

type Counts = Output<typeof countJobs>;

const goodFor = 30_000;
const mostKept = 500;

/** Counts for each value of each filter. Those of one search are made once in half a minute, however many ask. */
export const knownCounts = (context: Context, understand: Understand = understanding(context.db)) =>
  rememberEach(goodFor, mostKept, (search: Query<typeof countJobs>) => count(context, understand, search));

async function count(
  { db, config: { PLATFORM_TIME_ZONE: zone } }: Context,
  understand: Understand,
  { q, date = 'All time', ...filters }: Query<typeof countJobs>,
): Promise<Counts> {
  const meaning = q ? await understand(q) : undefined;
  if (meaning && !meaning.terms) return answerOf(() => [], date);
  const spans = periods.map((period) => ({ period, ...spanOf(period, zone) }));
  const search = { ...filters, ...spanOf(date, zone), today: todayIn(zone), terms: meaning?.terms, periods: spans };
  const rows = await countListings(db, search);
  return answerOf((facet) => rows.filter((row) => row.facet === facet), date);
}

type Tallies = Counts['counts'][Facet];

function answerOf(of: (facet: Facet) => Tallies, date: string): Counts {
  const tally = (facet: Facet) => of(facet).map(({ value, count }) => ({ value, count }));
  const all = (facet: Facet, values: readonly (readonly [stored: string, shown: string])[]) =>
    values.map(([stored, value]) => ({ value, count: of(facet).find((row) => row.value === stored)?.count ?? 0 }));
  const counts = {
    company: tally('company'),
    field: all('field', same(['Art', 'Commercial', 'Science'])),
    stipend: all('stipend', [
      ['1', 'Yes'],
      ['0', 'No'],
    ]),
    location: tally('location'),
    date: all('date', same(periods)),
  };
  return { counts, total: counts.date.find(({ value }) => value === date)?.count ?? 0 };
}

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);
