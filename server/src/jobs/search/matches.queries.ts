import { sql } from 'kysely';
import {
  type Condition,
  type Conditions,
  joinAnd,
  joinRanges,
  toIndexRanges,
  whereWordsMatch,
} from './listings.queries';

/** Totals are counted up to this number, and of more matches only the newest are ranked. */
export const maxCounted = 1000;
// An estimate from a sample varies by chance, so it must exceed the limit by this factor to replace the count.
const minExpectedMatches = 1.25 * maxCounted;

/** The listings of a search as common table expressions. */
export interface Matches {
  ctes: Condition;
  /** Name of the table of the listings. */
  found: Condition;
  /**
   * Name of the one-row table of their source: whether the recent listings are `complete` for this search or suffice for
   * an estimate (`enough`), how far they reach back (`since`), and how many `times` as many there are.
   */
  coverage: Condition;
}

interface MatchOptions {
  columns: Condition;
  /** Order and limit. */
  tail: Condition;
  /** Fewer recent listings do not suffice. */
  minFound: number;
  /** Distinguishes the tables of several searches in a statement. */
  number?: number;
}

/** Searches the recent listings, and all listings if these are too few for an estimate of the total. */
export function selectMatches(search: Conditions, { columns, tail, minFound, number = 0 }: MatchOptions): Matches {
  const { from, floor } = search;
  const [recent, coverage, found] = [
    sql.raw(`recent_${number}`),
    sql.raw(`coverage_${number}`),
    sql.raw(`found_${number}`),
  ];
  const all = toIndexRanges(search).map((range) => sql`(select * from listings_with_places where ${joinAnd(range)})`);
  const canEstimate = sql`count >= ${minFound} and count * ${extrapolationFactor(search)} >= ${sql.lit(minExpectedMatches)}`;
  const ctes = sql`
    ${recent} as materialized (
      select ${columns} from recent_listings where ${joinAnd(whereWordsMatch(search))} ${tail}
    ),
    ${coverage} as materialized (
      select since, times, complete, complete or (${floor ? sql`false` : canEstimate}) as enough
      from (
        select posted_at as since, times, posted_at <= ${floor?.key ?? from ?? '-infinity'}::timestamptz as complete
        from recent_bound
      ) as bound, (select count(*) as count from ${recent}) as counted
    ),
    ${found} as materialized (
      select * from ${recent} where (select enough from ${coverage})
      union all
      (select ${columns} from (${joinRanges(all)}) as listings where not (select enough from ${coverage}) ${tail})
    )`;
  return { ctes, found, coverage };
}

/** Ratio of the listings in a time span to the recent ones. */
export const extrapolationFactor = ({ from, before }: Pick<Conditions, 'from' | 'before'>): Condition =>
  from
    ? sql`least(times, extract(epoch from ${before ?? sql`now()`}::timestamptz - ${from}::timestamptz)
        / nullif(extract(epoch from now() - since), 0))`
    : sql`times`;
