import { type InferResult, type RawBuilder, sql } from 'kysely';
import { createCompileCache, customPlan, type Db, fillPlaceholders, inlineLimit, placeholder } from '../../platform/db';
import type { Viewer } from '../../platform/http';
import { selectStates } from '../queries';
import {
  type Condition,
  type Conditions,
  joinAnd,
  joinRanges,
  matchAny,
  type SortPosition,
  toIndexRanges,
  usesFacts,
  usesWords,
} from './listings.queries';
import { maxCounted, selectMatches } from './matches.queries';

export interface Search extends Conditions {
  sort: 'newest' | 'deadline' | 'relevance';
  /** The last job of the previous page. */
  after?: SortPosition & { score: number };
  limit: number;
  /** Only the first page counts; later ones have the total in their cursor. */
  shouldCount: boolean;
}

interface Hit {
  job_id: number;
  posted_at: string;
  score: number;
  total: number | null;
  floor_key: string | null;
  floor_id: number | null;
}

/** One page of open jobs of verified companies and, for the first page, their number, in one statement. */
export async function searchJobs(db: Db, viewer: Viewer, search: Search) {
  const { after, floor } = search;
  const positions = {
    ...(after && { after: { ...toPlaceholders('after'), score: placeholder<number>('score') } }),
    ...(floor && { floor: toPlaceholders('floor') }),
  };
  const key = { viewer: toViewerKey(viewer), ...search, after: after !== undefined, floor: floor !== undefined };
  const statement = compileOnce(key, () => buildStatement(db, viewer, { ...search, ...positions }));
  const values = {
    score: after?.score,
    after_key: after?.key,
    after_id: after?.id,
    floor_key: floor?.key,
    floor_id: floor?.id,
  };
  return (await db.executeQuery(fillPlaceholders(statement, values))).rows;
}

const compileOnce = createCompileCache<InferResult<ReturnType<typeof buildStatement>>[number]>();

type PositionName = 'after' | 'floor';

/** Where a page begins differs from page to page; the statement does not. */
const toPlaceholders = (name: PositionName): SortPosition => ({
  key: placeholder(`${name}_key`),
  id: placeholder(`${name}_id`),
});

/** The statement depends on the id of a student and on the role of anybody else. */
const toViewerKey = (viewer: Viewer) => (viewer?.role === 'student' ? viewer.user_id : viewer?.role);

function buildStatement(db: Db, viewer: Viewer, search: Search) {
  const hits = isRanked(search) ? selectRanked(search) : selectSorted(search);
  const states = selectStates(db, viewer)
    .innerJoin(hits.as<'hits'>('hits'), 'hits.job_id', 'jobs.id')
    .select(['jobs.deadline', 'jobs.created_at'])
    .select(['hits.score', 'hits.total', 'hits.floor_key', 'hits.floor_id']);
  if (search.sort === 'deadline') return states.orderBy('jobs.deadline').orderBy('jobs.id');
  return states.orderBy('hits.score').orderBy('hits.posted_at', 'desc').orderBy('jobs.id', 'desc');
}

/** Whether this page is one of the newest matches of a query: older ones follow these by age. */
const isRanked = ({ terms, sort, after, floor }: Search) =>
  terms && (sort === 'relevance' || (sort === 'newest' && (!after || floor)));

const newestFirst = sql`posted_at desc, job_id desc`;

/** Best match first, then newest. */
function selectRanked(search: Search): RawBuilder<Hit> {
  const { after, from, limit } = search;
  const beyond = after
    ? sql`score > ${after.score} or (score = ${after.score}
        and (posted_at, job_id) < (${after.key}::timestamptz, ${after.id}::integer))`
    : sql`true`;
  return sql`(
    ${from || usesFacts(search) ? customPlan : sql``} with ${selectNewestMatches(search)}
    select job_id, posted_at, score, total, floor_key, floor_id
    from found_0, matched
    where (${beyond}) and (floor_id is null or (posted_at, job_id) >= (floor_key, floor_id))
    order by score, ${newestFirst} limit ${inlineLimit(limit)}
  )`;
}

/** The newest matches of a query, their total, and the oldest of them if there may be more. */
function selectNewestMatches(search: Search): Condition {
  const { floor, limit } = search;
  const { ctes, found, coverage } = selectMatches(search, {
    columns: sql`job_id, posted_at, ${selectScore(search)} as score`,
    tail: floor ? sql`` : sql`order by ${newestFirst} limit ${sql.lit(maxCounted + 1)}`,
    minFound: limit,
  });
  return sql`${ctes},
    matched as materialized (
      select case when more then ${sql.lit(maxCounted)} else count::integer end as total, floor_key, floor_id
      from (
        select count, ${floor ? sql`false` : sql`count > ${sql.lit(maxCounted)} or (enough and not complete)`} as more
        from ${coverage}, (select count(*) as count from ${found}) as counted
      ) as told
      left join lateral (
        select posted_at as floor_key, job_id as floor_id from ${found} where more
        order by ${newestFirst} offset greatest(least(count, ${sql.lit(maxCounted)}) - 1, 0) limit 1
      ) as floor on true
    )`;
}

/** Penalty per word, lower is better: 0 in the title, 1 in the name of company or department, 2 in the text; 3 more if guessed. */
function selectScore({ terms = [], sort }: Search): Condition {
  if (sort !== 'relevance') return sql`0`;
  const points = terms.map(({ exact, guessed }) => {
    const words = matchAny([...exact, ...guessed], '&');
    const place = sql`case when title @@ ${words}::tsquery then 0 when naming @@ ${words}::tsquery then 1 else 2 end`;
    if (exact.length === 0 || guessed.length === 0) return place;
    return sql`${place} + case when words @@ ${matchAny(exact)}::tsquery then 0 else 3 end`;
  });
  return sql.join(points, sql` + `);
}

/** By posting time or deadline. Each condition is one range of an index, of which a page reads the beginning only. */
function selectSorted(search: Search): RawBuilder<Hit> {
  const { sort, limit, shouldCount } = search;
  const order = sort === 'deadline' ? sql`deadline, job_id` : newestFirst;
  const pages = toIndexRanges(search).map(
    (range) =>
      sql`(select job_id, posted_at, deadline from listings where ${joinAnd([...range, ...whereAfter(search)])}
        order by ${order} limit ${inlineLimit(limit)})`,
  );
  // A custom plan, because it depends on the words whether the index by time or by words is faster.
  return sql`(
    ${usesWords(search) ? customPlan : sql``} select job_id, posted_at, 0 as score,
      ${shouldCount ? selectTotal(search) : sql`null::integer`} as total,
      null::timestamptz as floor_key, null::integer as floor_id
    from (${joinRanges(pages)}) as page order by ${order} limit ${inlineLimit(limit)}
  )`;
}

/** Ordered by time if there is a time span, which makes the planner choose an index by time. */
function selectTotal(search: Search): Condition {
  if (usesWords(search)) return sql`(with ${selectNewestMatches(search)} select total from matched)`;
  const inTime = search.from ? sql`order by ${newestFirst} limit ${sql.lit(maxCounted)}` : sql``;
  const all = toIndexRanges(search).map((range) => sql`(select 1 from listings where ${joinAnd(range)} ${inTime})`);
  return sql`(
    select count(*)::integer from (select 1 from (${joinRanges(all)}) as range limit ${sql.lit(maxCounted)}) as counted
  )`;
}

/** The position after the last row of the previous page. */
function whereAfter({ sort, after }: Search): Condition[] {
  if (!after) return [];
  return sort === 'deadline'
    ? [sql`(deadline, job_id) > (${after.key}::date, ${after.id}::integer)`]
    : [sql`(posted_at, job_id) < (${after.key}::timestamptz, ${after.id}::integer)`];
}
