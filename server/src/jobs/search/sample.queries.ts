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

/** The listings of a search from which values are counted. */
export interface Sample {
  conditions: SampleConditions;
  /** The common table expressions of the statement. */
  ctes: RawBuilder<unknown>;
  /** Name of the table of its rows: company, field, stipend, places, posted_at. */
  rows: RawBuilder<unknown>;
  /** Name of the one-row table that says whether the sample is complete, else the factor to all and the start time. */
  coverage: RawBuilder<unknown>;
}

/** More than a search can match if its recent listings are too few for an estimate. */
const maxSampled = 3000;

/** The recent listings of a search if they suffice for an estimate, else its newest listings, which are then few. */
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
