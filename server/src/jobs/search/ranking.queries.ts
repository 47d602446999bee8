import { type RawBuilder, sql } from 'kysely';
import { customPlan, inlineLimit } from '../../platform/db';
import { type Condition, type Filters, joinAnd, whereOncePerJob, whereTermsMatch } from './listings.queries';
import { matchAny } from './tsquery';
import type { Term } from './words';

/** A job's position in the sort order: its posting time or deadline, and its id. */
export interface SortPosition {
  key: string;
  id: number;
}

interface Ranking extends Filters {
  terms: readonly Term[];
  /** Whether the place of the words counts, or age alone. */
  isScored: boolean;
  /** The last job of the previous page. */
  after?: SortPosition & { score: number };
  /** The oldest job that the first page ranked, if there were more matches. */
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

/** Totals are counted up to this number, and of more matches only the newest are ranked. */
export const maxCounted = 1000;

/** Best match first, then newest. */
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

/** Number of matches, counted up to `maxCounted`. */
export const selectMatchCount = (ranking: Ranking) => sql`(with ${selectMatching(ranking)} select total from matched)`;

// An estimate from a sample varies by chance, so it must exceed the limit by this factor to replace the count.
export const minExpectedMatches = 1.25 * maxCounted;

/**
 * The newest matches, and an estimate of the total. Only recent listings are searched, unless they have too few matches
 * for a page or for an estimate; then all listings are.
 */
const selectMatching = (ranking: Ranking) => {
  const { floor, limit } = ranking;
  const maxRows = floor ? sql`null` : sql.lit(maxCounted + 1);
  const newest = (listings: Condition, where: readonly Condition[]) => sql`
    select job_id, posted_at, ${selectScore(ranking)} as score from ${listings} where ${joinAnd([...where, ...whereMatches(ranking)])}
    order by posted_at desc, job_id desc limit ${maxRows}`;
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

/** Whether the recent listings contain everything that the search can match. */
function isCoveredByRecent({ from, floor }: Ranking): Condition {
  const since = [from, floor?.key].filter((key) => key !== undefined);
  return sql`(${sql.join(
    ['-infinity', ...since].map((key) => sql`posted_at <= ${key}::timestamptz`),
    sql` or `,
  )})`;
}

/** Ratio of the listings in a time span to the recent ones, which reach back to `since`. */
export const extrapolationFactor = ({ from, before }: Pick<Filters, 'from' | 'before'>, since: string): Condition =>
  from
    ? sql`least(times, extract(epoch from ${before ?? sql`now()`}::timestamptz - ${from}::timestamptz)
        / nullif(extract(epoch from now() - ${sql.ref(since)}), 0))`
    : sql`times`;

/** Penalty per word, lower is better: 0 in the title, 1 in the name of company or department, 2 in the text; 3 more if corrected. */
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
