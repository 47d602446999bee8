import type { countJobs, listJobs, Output, Query } from '@foothold/shared/contract';
import * as z from 'zod';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import type { Viewer } from '../../platform/http';
import { createCursorCodec } from '../../platform/paging/cursor';
import { toViewContext } from '../loadJob';
import { toViewerJob } from '../toJob';
import { createJobCounter } from './counts';
import { createJobCardCache, type LoadJobCards } from './jobCardCache';
import { toStartDays, toTimeSpan } from './period';
import { type Search, searchJobs } from './queries';
import { createQueryInterpreter, type InterpretQuery } from './words';

const maxRows = 1000;
/** A page of a thousand jobs costs as much as many logins, and anybody may ask for it. */
const maxVisitorRows = 100;

/** The search over open jobs of verified companies. Database triggers keep its index up to date. */
export interface JobSearch {
  /** One page of the jobs that match, from the database of the call where one is given. */
  search: (viewer: Viewer, query: Query<typeof listJobs>, db?: Db) => Promise<Output<typeof listJobs>>;
  /** How many jobs each value of each filter would show. */
  counts: (query: Query<typeof countJobs>) => Promise<Output<typeof countJobs>>;
}

/** One per server: its caches are shared by everything that searches. */
export function createJobSearch(context: Context): JobSearch {
  const interpretQuery = createQueryInterpreter(context.readDb);
  const loadJobCards = createJobCardCache(context);
  return {
    search: (viewer, query, db = context.db) =>
      search({ ...context, db }, { loadJobCards, interpretQuery }, viewer, query),
    counts: createJobCounter(context, interpretQuery),
  };
}

interface SearchCaches {
  loadJobCards: LoadJobCards;
  interpretQuery: InterpretQuery;
}

const position = z.object({ key: z.union([z.iso.datetime(), z.iso.date()]), id: z.int32() });

/** Where the next page begins. The cursor carries the total of the first page, so that this is counted once. */
const { readCursor, writeCursor } = createCursorCodec(
  z.object({
    sort: z.enum(['newest', 'deadline', 'relevance']),
    after: position.extend({ score: z.int32() }),
    floor: position.optional(),
    total: z.int(),
  }),
);

const noQuery = { terms: undefined, matched: [], corrected: [], missing: [] };

// One row more than requested is read: it shows whether there is another page.
async function search(
  context: Context,
  { loadJobCards, interpretQuery }: SearchCaches,
  viewer: Viewer,
  query: Query<typeof listJobs>,
): Promise<Output<typeof listJobs>> {
  const { q, cursor, date, limit: requested = maxRows, sort, start } = query;
  const limit = Math.min(requested, viewer ? maxRows : maxVisitorRows);
  const { terms, ...words } = q ? await interpretQuery(q, context.db) : noQuery;
  const { total: knownTotal, ...position } =
    cursor === undefined ? { sort: resolveSort(sort, q), total: undefined } : readCursor(cursor);
  if (q && !terms) return { jobs: { data: [], total: 0, next_cursor: null, ...words } };

  const { today } = toViewContext(context, viewer);
  const search: Search = {
    ...pickFilters(query),
    ...toStartDays(start, today),
    ...toTimeSpan(date, context.config.PLATFORM_TIME_ZONE),
    ...position,
    terms,
    today,
    limit: limit + 1,
    shouldCount: knownTotal === undefined,
  };
  const found = await searchJobs(context.db, viewer, search);
  const total = knownTotal ?? found[0]?.total ?? 0;
  const page = found.slice(0, limit);
  const cards = await loadJobCards(page, context.db);
  const data = page.flatMap((row) => {
    const job = cards.get(row.id);
    return job ? [toViewerJob(viewer, job, row)] : [];
  });
  return { jobs: { data, total, next_cursor: writeNextCursor(search, found, total), ...words } };
}

type Filters = Omit<Query<typeof listJobs>, 'q' | 'cursor' | 'date' | 'limit' | 'sort' | 'start'>;

/** Named one by one, in a tenth of the time that it takes to copy the rest of an object. */
const pickFilters = (query: Query<typeof listJobs>): { [Name in keyof Required<Filters>]: Filters[Name] } => {
  const { company, org_id, location, field, stipend, env_mode, kind, degree } = query;
  const { currency, pay_from, pay_to, duration } = query;
  return { company, org_id, location, field, stipend, env_mode, kind, degree, currency, pay_from, pay_to, duration };
};

/** Without words there is no relevance to sort by. */
const resolveSort = (requested: Search['sort'] | undefined, q: string | undefined): Search['sort'] =>
  q ? (requested ?? 'relevance') : requested === 'deadline' ? 'deadline' : 'newest';

function writeNextCursor(
  { sort, floor: previousFloor, limit }: Search,
  found: Awaited<ReturnType<typeof searchJobs>>,
  total: number,
): string | null {
  const [first, last, more] = [found[0], found[limit - 2], found[limit - 1]];
  const floor = previousFloor ?? (first?.floor_id ? { key: String(first.floor_key), id: first.floor_id } : undefined);
  if (last && more) {
    const key = sort === 'deadline' ? last.deadline : last.created_at;
    return writeCursor({ sort, after: { key, id: last.id, score: last.score }, floor, total });
  }
  // All ranked jobs have been returned: the older ones follow by age.
  return floor ? writeCursor({ sort: 'newest', after: { ...floor, score: 0 }, total }) : null;
}
