import { type RawBuilder, sql } from 'kysely';
import {
  type Filters,
  joinAnd,
  toIndexRanges,
  whereOncePerJob,
  whereRecentListing,
  whereTermsMatch,
} from './listings.queries';
import { extrapolationFactor, minExpectedMatches } from './ranking.queries';
import type { Term } from './words';

export interface SampleConditions extends Filters {
  terms?: Term[];
}

/** The listings of a search, as far as counting needs them. */
export interface Sample {
  conditions: SampleConditions;
  /** What a statement begins with. */
  ctes: RawBuilder<unknown>;
  /** The name of its rows: company, field, stipend, places, posted_at. */
  rows: RawBuilder<unknown>;
  /** The name of the one row that tells whether these are all, else how many times as many there are and since when. */
  coverage: RawBuilder<unknown>;
}

/** More than can be behind a search whose recent listings are too few to count on. */
const maxSampled = 3000;

/** The recent listings of a search where they tell enough of all, else the newest of all, which then are few. */
export function buildSample(narrowing: SampleConditions, number: number): Sample {
  const { terms, from } = narrowing;
  const [recent, verdict, rows] = ['recent', 'verdict', 'sample'].map((name) => sql.raw(`${name}_${number}`)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  const ways = terms ? [[whereOncePerJob, ...whereTermsMatch(terms, narrowing)]] : toIndexRanges(narrowing);
  const few = ways.map((way) => sql`(select * from listings where ${joinAnd(way)})`);
  const ctes = sql`
    ${recent} as materialized (
      select company, field, stipend, places, posted_at from recent_listings
      where ${joinAnd(terms ? whereTermsMatch(terms, narrowing) : whereRecentListing(narrowing))}
    ),
    ${verdict} as materialized (
      select since, times, enough, complete or not enough as whole
      from (
        select posted_at as since, times, complete,
          complete or found * ${extrapolationFactor(narrowing, 'posted_at')} >= ${sql.lit(minExpectedMatches)} as enough
        from (select *, posted_at <= ${from ?? '-infinity'}::timestamptz as complete from recent_bound) as bound,
          (select count(*) as found from ${recent}) as counted
      ) as judged
    ),
    ${rows} as materialized (
      select * from ${recent} where (select enough from ${verdict})
      union all
      select company, field, stipend,
        array(select place from listings where job_id = few.job_id and place <> '') as places, posted_at
      from (${sql.join(few, sql` union all `)} limit ${sql.lit(maxSampled)}) as few
      where not (select enough from ${verdict})
    )`;
  return { conditions: narrowing, ctes, rows, coverage: verdict };
}
