import type { countJobs, listJobs, Output, Query } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import type { Viewer } from '../../platform/http';
import { toViewContext } from '../loadJob';
import { toViewerJob } from '../toJob';
import { createJobCounter } from './counts';
import { type Position, readCursor, writeCursor } from './cursor';
import { createJobCardCache, type LoadJobCards } from './jobCardCache';
import { toTimeSpan } from './period';
import { type Search, searchJobs } from './queries';
import { createTotalsCache, type TotalsCache } from './totalsCache';
import { createQueryInterpreter, type InterpretQuery } from './words';

const maxRows = 1000;

/** The search over open jobs of verified companies. Database triggers keep its index up to date. */
export interface JobSearch {
  /** One page of the jobs that match. */
  search: (viewer: Viewer, query: Query<typeof listJobs>) => Promise<Output<typeof listJobs>>;
  /** How many jobs each value of each filter would show. */
  counts: (query: Query<typeof countJobs>) => Promise<Output<typeof countJobs>>;
}

/** One per server: its caches are shared by everything that searches. */
export function createJobSearch(context: Context): JobSearch {
  const interpretQuery = createQueryInterpreter(context.db);
  const caches = { cards: createJobCardCache(context), totals: createTotalsCache(), interpretQuery };
  return {
    search: (viewer, query) => search(context, caches, viewer, query),
    counts: createJobCounter(context, interpretQuery),
  };
}

interface SearchCaches {
  cards: LoadJobCards;
  totals: TotalsCache;
  interpretQuery: InterpretQuery;
}

// One row more than requested is read: it shows whether there is another page.
async function search(
  context: Context,
  { cards, totals, interpretQuery }: SearchCaches,
  viewer: Viewer,
  { q, cursor, date, limit = maxRows, sort: requestedSort, ...filters }: Query<typeof listJobs>,
): Promise<Output<typeof listJobs>> {
  const meaning = q ? await interpretQuery(q) : { terms: undefined, matched: [], missing: [] };
  const { matched, missing } = meaning;
  const position = cursor === undefined ? { sort: resolveSort(requestedSort, q) } : readCursor(cursor);
  if (q && !meaning.terms) return { jobs: { data: [], total: 0, next_cursor: null, matched, missing } };

  const view = toViewContext(context, viewer);
  const totalKey = { ...filters, q, date, today: view.today };
  const knownTotal = position.total ?? totals.get(totalKey);
  const search: Search = {
    ...filters,
    ...toTimeSpan(date, context.config.PLATFORM_TIME_ZONE),
    ...position,
    terms: meaning.terms,
    today: view.today,
    limit: limit + 1,
    shouldCount: knownTotal === undefined,
  };
  const found = await searchJobs(context.db, viewer, search);

  const total = knownTotal ?? found[0]?.total ?? 0;
  if (knownTotal === undefined) totals.set(totalKey, total);
  const page = found.slice(0, limit);
  const jobsById = await cards(page);
  const data = page.flatMap((row) => {
    const job = jobsById.get(row.id);
    return job ? [toViewerJob(viewer, job, row)] : [];
  });
  return { jobs: { data, total, next_cursor: writeNextCursor(search, found, total), matched, missing } };
}

/** Without words there is no relevance to sort by. */
const resolveSort = (requested: Search['sort'] | undefined, q: string | undefined): Search['sort'] =>
  q ? (requested ?? 'relevance') : requested === 'deadline' ? 'deadline' : 'newest';

function writeNextCursor(
  { sort, floor: previousFloor, limit }: Search,
  found: Awaited<ReturnType<typeof searchJobs>>,
  total: number,
): string | null {
  const [first, last, more] = [found[0], found[limit - 2], found[limit - 1]];
  const lowest = first?.floor_id ? { key: String(first.floor_key), id: first.floor_id } : undefined;
  const floor = previousFloor ?? lowest;
  if (last && more) {
    const key = sort === 'deadline' ? last.deadline : last.created_at;
    return writeCursor({ sort, after: { key, id: last.id, score: last.score }, floor, total });
  }
  // All ranked jobs have been returned: the older ones follow by age.
  return floor ? writeCursor(toPositionAfterRanked(floor, total)) : null;
}

const toPositionAfterRanked = (floor: { key: string; id: number }, total: number): Position => ({
  sort: 'newest',
  after: { ...floor, score: 0 },
  total,
});
