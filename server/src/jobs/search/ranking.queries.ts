import { type RawBuilder, sql } from 'kysely';
import { customPlan, inlineLimit } from '../../platform/db';
import { type Condition, type Filters, joinAnd, whereOncePerJob, whereTermsMatch } from './listings.queries';
import { matchAny } from './tsquery';
import type { Term } from './words';

/** A job's place among others: when it was posted, or its deadline, and its id. */
export interface SortPosition {
  key: string;
  id: number;
}

interface Ranking extends Filters {
  terms: readonly Term[];
  /** Whether where the words stand counts, or age alone. */
  isScored: boolean;
  /** The last job of the page before. */
  after?: SortPosition & { score: number };
  /** The oldest of the jobs that the first page ranked, where there were more. */
  floor?: SortPosition;
  limit: number;
}

export interface Hit {
  job_id: number;
  posted_at: string;
  score: number;
  total: number | null;
  floor_key: string | null;
  floor_id: number | null;
}

/** Counting goes no further, and of more matches only the newest are ranked. */
export const maxCounted = 1000;

/** What fits best first, of that the newest. */
export function selectRanked(ranking: Ranking): RawBuilder<Hit> {
  const { after, from, limit } = ranking;
  const beyond = after
    ? sql`score > ${after.score} or (score = ${after.score}
        and (posted_at, job_id) < (${after.key}::timestamptz, ${after.id}::integer))`
    : sql`true`;
  return sql`(
    ${from ? customPlan : sql``} with ${selectMatching(ranking)}
    select job_id, posted_at, score, total, floor_key, floor_id
    from found, matched
    where (${beyond}) and (floor_id is null or (posted_at, job_id) >= (floor_key, floor_id))
    order by score, posted_at desc, job_id desc limit ${inlineLimit(limit)}
  )`;
}

/** How many match, as far as anybody counts. */
export const selectMatchCount = (ranking: Ranking) => sql`(with ${selectMatching(ranking)} select total from matched)`;

// Matches of one in ten thousand come and go by chance: so many more must be expected before they are not counted.
export const minExpectedMatches = 1.25 * maxCounted;

/**
 * The newest matches, and what they tell of all. They are looked for among the recent listings, however many
 * others there are, and among all only where it takes these: for a page, or because there may be too few to count on.
 */
const selectMatching = (ranking: Ranking) => {
  const { floor, limit } = ranking;
  const most1 = floor ? sql`null` : sql.lit(maxCounted + 1);
  const newest = (listings: Condition, where: readonly Condition[]) => sql`
    select job_id, posted_at, ${selectScore(ranking)} as score from ${listings} where ${joinAnd([...where, ...whereMatches(ranking)])}
    order by posted_at desc, job_id desc limit ${most1}`;
  return sql`
    recent as materialized (${newest(sql`recent_listings`, [])}),
    verdict as materialized (
      select complete, ${floor ? sql`complete` : sql`complete or (found >= ${limit} and found * times >= ${sql.lit(minExpectedMatches)})`} as enough
      from (select ${isCoveredByRecent(ranking)} as complete, ${extrapolationFactor(ranking, 'posted_at')} as times from recent_bound) as bound,
        (select count(*) as found from recent) as counted
    ),
    found as materialized (
      select * from recent where (select enough from verdict)
      union all
      (${newest(sql`listings`, [whereOncePerJob, sql`not (select enough from verdict)`])})
    ),
    matched as materialized (
      select case when more then ${sql.lit(maxCounted)} else count::integer end as total, floor_key, floor_id
      from (
        select count, ${floor ? sql`false` : sql`count > ${sql.lit(maxCounted)} or (enough and not complete)`} as more
        from verdict, (select count(*) as count from found) as counted
      ) as told
      left join lateral (
        select posted_at as floor_key, job_id as floor_id from found where more
        order by posted_at desc, job_id desc offset greatest(least(count, ${sql.lit(maxCounted)}) - 1, 0) limit 1
      ) as floor on true
    )`;
};

const whereMatches = ({ terms, floor, ...filters }: Ranking) => {
  const where = whereTermsMatch(terms, filters);
  if (floor) where.push(sql`(posted_at, job_id) >= (${floor.key}::timestamptz, ${floor.id}::integer)`);
  return where;
};

/** Whether the recent listings are all that a search may find. */
function isCoveredByRecent({ from, floor }: Ranking): Condition {
  const since = [from, floor?.key].filter((key) => key !== undefined);
  return sql`(${sql.join(
    ['-infinity', ...since].map((key) => sql`posted_at <= ${key}::timestamptz`),
    sql` or `,
  )})`;
}

/** How many times as many as the recent ones there are in a span of time, where these reach back until `since`. */
export const extrapolationFactor = ({ from, before }: Pick<Filters, 'from' | 'before'>, since: string): Condition =>
  from
    ? sql`least(times, extract(epoch from ${before ?? sql`now()`}::timestamptz - ${from}::timestamptz)
        / nullif(extract(epoch from now() - ${sql.ref(since)}), 0))`
    : sql`times`;

/** A point off for each word that stands not in the title, two where it is in the text alone, three for one corrected. */
function selectScore({ terms, isScored }: Ranking): Condition {
  if (!isScored) return sql`0`;
  const points = terms.map(({ exact, corrected }) => {
    const words = matchAny([...exact, ...corrected]);
    const place = sql`case when title @@ ${words}::tsquery then 0 when naming @@ ${words}::tsquery then 1 else 2 end`;
    if (exact.length === 0 || corrected.length === 0) return place;
    return sql`${place} + case when words @@ ${matchAny(exact)}::tsquery then 0 else 3 end`;
  });
  return sql.join(points, sql` + `);
}
