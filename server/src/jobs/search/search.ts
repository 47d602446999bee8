import type { countJobs, Job, listJobs, Output, Query } from '@foothold/shared/contract';
import * as z from 'zod';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import type { Viewer } from '../../platform/http';
import { createCursorCodec } from '../../platform/paging/cursor';
import { todayIn } from '../../platform/time/days';
import { listHiddenIds } from '../hiddenCompanies.queries';
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
  counts: (query: Query<typeof countJobs>, viewer?: Viewer) => Promise<Output<typeof countJobs>>;
  interpretQuery: InterpretQuery;
}

/** One per server: its caches are shared by everything that searches. */
export function createJobSearch(context: Context): JobSearch {
  const interpretQuery = createQueryInterpreter(context.readDb);
  const loadJobCards = createJobCardCache(context);
  const count = createJobCounter(context, interpretQuery);
  return {
    search: (viewer, query, db = context.db) =>
      search({ ...context, db }, { loadJobCards, interpretQuery }, viewer, query),
    // Those of everybody who hides nothing are one.
    counts: (query, viewer = null) =>
      viewer?.role === 'student'
        ? loadHidden(context.readDb, viewer).then((hidden) => count({ ...query, ...hidden }))
        : count(query),
    interpretQuery,
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
  const { q, cursor, limit: requested = maxRows, sort } = query;
  const limit = Math.min(requested, viewer ? maxRows : maxVisitorRows);
  const { terms, matched, corrected, missing } = q ? await interpretQuery(q, context.db) : noQuery;
  const position: Position = cursor === undefined ? { sort: resolveSort(sort, q) } : readCursor(cursor);
  if (q && !terms) return { jobs: { data: [], total: 0, next_cursor: null, matched, corrected, missing } };

  const search = { ...toSearch(context, query, { terms, position, limit }), ...(await loadHidden(context.db, viewer)) };
  const found = await searchJobs(context.db, viewer, search);
  const total = position.total ?? found[0]?.total ?? 0;
  const page = found.slice(0, limit);
  const cards = await loadJobCards(page, context.db);
  const data: Job[] = [];
  for (const row of page) {
    const job = cards.get(row.id);
    if (job) data.push(toViewerJob(viewer, job, row));
  }
  return { jobs: { data, total, next_cursor: writeNextCursor(search, found, total), matched, corrected, missing } };
}

/** Nothing where the student has hidden no company, so that the statement is everybody's. */
async function loadHidden(db: Db, viewer: Viewer): Promise<Pick<Search, 'hidden'>> {
  if (viewer?.role !== 'student') return {};
  const hidden = await listHiddenIds(db, viewer.user_id);
  return hidden.length > 0 ? { hidden } : {};
}

/** Begins the list where `after` and `total` are missing. */
type Position = Pick<Search, 'sort' | 'after' | 'floor'> & { total?: number };

/** All properties are named at once: to add them to a copy of others took a twentieth of what a filtered list costs. */
function toSearch(
  { config }: Context,
  query: Query<typeof listJobs>,
  { terms, position: { sort, after, floor, total }, limit }: Pick<Search, 'terms' | 'limit'> & { position: Position },
): Search {
  const zone = config.PLATFORM_TIME_ZONE;
  const today = todayIn(zone);
  const { starts_from, starts_until } = toStartDays(query.start, today);
  const { from, before } = toTimeSpan(query.date, zone);
  const { company, org_id, location, field, stipend, env_mode, kind, skill, degree } = query;
  const { currency, pay_from, pay_to, duration } = query;
  return {
    company,
    org_id,
    location,
    field,
    stipend,
    env_mode,
    kind,
    skill,
    degree,
    currency,
    pay_from,
    pay_to,
    duration,
    starts_from,
    starts_until,
    from,
    before,
    sort,
    after,
    floor,
    terms,
    today,
    limit: limit + 1,
    shouldCount: total === undefined,
  };
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
  const floor = previousFloor ?? (first?.floor_id ? { key: String(first.floor_key), id: first.floor_id } : undefined);
  if (last && more) {
    const key = sort === 'deadline' ? last.deadline : last.created_at;
    return writeCursor({ sort, after: { key, id: last.id, score: last.score }, floor, total });
  }
  // All ranked jobs have been returned: the older ones follow by age.
  return floor ? writeCursor({ sort: 'newest', after: { ...floor, score: 0 }, total }) : null;
}
