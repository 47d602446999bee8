import { type InferResult, type RawBuilder, sql } from 'kysely';
import { createCompileCache, customPlan, type Db, inlineLimit } from '../../platform/db';
import type { Viewer } from '../../platform/http';
import { selectStates } from '../queries';
import {
  type Condition,
  type Filters,
  joinAnd,
  toIndexRanges,
  whereOncePerJob,
  whereTermsMatch,
} from './listings.queries';
import { type Hit, maxCounted, type SortPosition, selectMatchCount, selectRanked } from './ranking.queries';
import type { Term } from './words';

export interface Search extends Filters {
  /** The words that a job must match. */
  terms?: Term[];
  sort: 'newest' | 'deadline' | 'relevance';
  /** The last job of the previous page. */
  after?: SortPosition & { score: number };
  /** The oldest job that the first page ranked, if there were more matches. */
  floor?: SortPosition;
  limit: number;
  /** Only the first page counts; later ones have the total in their cursor. */
  shouldCount: boolean;
}

/** One page of open jobs of verified companies and, for the first page, their number, in one statement. */
export async function searchJobs(db: Db, viewer: Viewer, search: Search) {
  const make = () => buildStatement(db, viewer, search);
  // Compiled statements are cached for first pages only, because later ones rarely repeat.
  if (search.after) return make().execute();
  const { rows } = await db.executeQuery(compileFirstPage({ viewer: toViewerKey(viewer), ...search }, make));
  return rows;
}

const compileFirstPage = createCompileCache<InferResult<ReturnType<typeof buildStatement>>[number]>();

/** The statement depends on the id of a student and on the role of anybody else. */
const toViewerKey = (viewer: Viewer) => (viewer?.role === 'student' ? viewer.user_id : viewer?.role);

function buildStatement(db: Db, viewer: Viewer, search: Search) {
  const { terms, sort } = search;
  const hits =
    terms && sort !== 'deadline' && !isBeyondRanked(search)
      ? selectRanked({ ...search, terms, isScored: sort === 'relevance' })
      : selectSorted(search);
  const states = selectStates(db, viewer)
    .innerJoin(hits.as<'hits'>('hits'), 'hits.job_id', 'jobs.id')
    .select(['jobs.deadline', 'jobs.created_at'])
    .select(['hits.score', 'hits.total', 'hits.floor_key', 'hits.floor_id']);
  if (sort === 'deadline') return states.orderBy('jobs.deadline').orderBy('jobs.id');
  return states.orderBy('hits.score').orderBy('hits.posted_at', 'desc').orderBy('jobs.id', 'desc');
}

/** Whether this page comes after all ranked jobs. */
const isBeyondRanked = ({ sort, after, floor }: Search) => sort === 'newest' && after !== undefined && !floor;

/** By posting time or deadline. Each condition is one range of an index, of which a page reads the beginning only. */
function selectSorted(search: Search): RawBuilder<Hit> {
  const { terms, limit, shouldCount } = search;
  const ways = terms ? [[whereOncePerJob, ...whereTermsMatch(terms, search)]] : toIndexRanges(search);
  const total = () => (terms ? selectMatchCount({ ...search, terms, isScored: false }) : selectCount(ways, search));
  const order = search.sort === 'deadline' ? sql`deadline, job_id` : sql`posted_at desc, job_id desc`;
  const pages = ways.map(
    (way) =>
      sql`(select job_id, posted_at, deadline from listings where ${joinAnd([...way, ...whereAfter(search)])}
        order by ${order} limit ${inlineLimit(limit)})`,
  );
  // A custom plan, because it depends on the words whether the index by time or by words is faster.
  return sql`(
    ${terms ? customPlan : sql``} select job_id, posted_at, 0 as score, ${shouldCount ? total() : sql`null::integer`} as total,
      null::timestamptz as floor_key, null::integer as floor_id
    from (${sql.join(pages, sql` union all `)}) as page order by ${order} limit ${inlineLimit(limit)}
  )`;
}

/** Ordered by time if there is a time span, which makes the planner choose an index by time. */
function selectCount(ways: Condition[][], { from }: Filters) {
  const inTime = from ? sql`order by posted_at desc, job_id desc limit ${sql.lit(maxCounted)}` : sql``;
  const all = ways.map((way) => sql`(select 1 from listings where ${joinAnd(way)} ${inTime})`);
  return sql`(
    select count(*)::integer from (select 1 from (${sql.join(all, sql` union all `)}) as way limit ${sql.lit(maxCounted)}) as counted
  )`;
}

/** The position after the last row of the previous page. */
function whereAfter({ sort, after }: Search): Condition[] {
  if (!after) return [];
  return sort === 'deadline'
    ? [sql`(deadline, job_id) > (${after.key}::date, ${after.id}::integer)`]
    : [sql`(posted_at, job_id) < (${after.key}::timestamptz, ${after.id}::integer)`];
}
