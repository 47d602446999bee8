import type { listJobs, Output, Query } from '@foothold/shared/contract';
import type { Context } from '../context';
import { asSeenBy } from './asJob';
import { type Cards, knownCards } from './cards';
import { type Position, readCursor, writeCursor } from './cursor';
import { spanOf } from './period';
import type { Viewer } from './queries';
import { type Search, searchJobs } from './queries.search';
import { viewOf } from './read';
import { knownTotals, type Totals } from './totals';
import { type Understand, understanding } from './words';

const mostRows = 1000;

/** What is known from earlier searches. */
export interface Known {
  cards: Cards;
  totals: Totals;
  understand: Understand;
}

export const nothingKnown = (context: Context): Known => ({
  cards: knownCards(context),
  totals: knownTotals(),
  understand: understanding(context.db),
});

/** Open jobs of verified companies; one row more than asked for tells whether there is another page. */
export async function search(
  context: Context,
  { cards, totals, understand }: Known,
  viewer: Viewer,
  { q, cursor, date, limit = mostRows, sort: wanted, ...filters }: Query<typeof listJobs>,
): Promise<Output<typeof listJobs>> {
  const meaning = q ? await understand(q) : { terms: undefined, matched: [], missing: [] };
  const { matched, missing } = meaning;
  const position = cursor === undefined ? { sort: orderOf(wanted, q) } : readCursor(cursor);
  if (q && !meaning.terms) return { jobs: { data: [], total: 0, next_cursor: null, matched, missing } };

  const view = viewOf(context, viewer);
  const counting = { ...filters, q, date, today: view.today };
  const known = position.total ?? totals.find(counting);
  const search: Search = {
    ...filters,
    ...spanOf(date, context.config.PLATFORM_TIME_ZONE),
    ...position,
    terms: meaning.terms,
    today: view.today,
    limit: limit + 1,
    counted: known === undefined,
  };
  const found = await searchJobs(context.db, viewer, search);

  const total = known ?? found[0]?.total ?? 0;
  if (known === undefined) totals.keep(counting, total);
  const page = found.slice(0, limit);
  const shown = await cards(page);
  const data = page.flatMap((facts) => {
    const job = shown.get(facts.id);
    return job ? [asSeenBy(viewer, job, facts)] : [];
  });
  return { jobs: { data, total, next_cursor: cursorAfter(search, found, total), matched, missing } };
}

/** Without words there is nothing to fit well or badly. */
const orderOf = (wanted: Search['sort'] | undefined, q: string | undefined): Search['sort'] =>
  q ? (wanted ?? 'relevance') : wanted === 'deadline' ? 'deadline' : 'newest';

function cursorAfter(
  { sort, floor: before, limit }: Search,
  found: Awaited<ReturnType<typeof searchJobs>>,
  total: number,
): string | null {
  const [first, last, more] = [found[0], found[limit - 2], found[limit - 1]];
  const lowest = first?.floor_id ? { key: String(first.floor_key), id: first.floor_id } : undefined;
  const floor = before ?? lowest;
  if (last && more) {
    const key = sort === 'deadline' ? last.deadline : last.created_at;
    return writeCursor({ sort, after: { key, id: last.id, score: last.score }, floor, total });
  }
  // All that was ranked has been shown: the older ones follow as they come.
  return floor ? writeCursor(restBehind(floor, total)) : null;
}

const restBehind = (floor: { key: string; id: number }, total: number): Position => ({
  sort: 'newest',
  after: { ...floor, score: 0 },
  total,
});
