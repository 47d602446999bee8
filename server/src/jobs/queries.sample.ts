import { type RawBuilder, sql } from 'kysely';
import { anywhere, both, type Filters, waysOf, whereRecent, whereSaid } from './queries.listings';
import { beyondDoubt, reachOf } from './queries.ranked';
import type { Term } from './words';

export interface Narrowing extends Filters {
  terms?: Term[];
}

/** The listings of a search, as far as counting needs them. */
export interface Sample {
  narrowing: Narrowing;
  /** What a statement begins with. */
  ctes: RawBuilder<unknown>;
  /** The name of its rows: company, field, stipend, places, posted_at. */
  rows: RawBuilder<unknown>;
  /** The name of the one row that tells whether these are all, else how many times as many there are and since when. */
  verdict: RawBuilder<unknown>;
}

/** More than can be behind a search whose recent listings are too few to count on. */
const mostFew = 3000;

/** The recent listings of a search where they tell enough of all, else the newest of all, which then are few. */
export function sampleOf(narrowing: Narrowing, number: number): Sample {
  const { terms, from } = narrowing;
  const [recent, verdict, rows] = ['recent', 'verdict', 'sample'].map((name) => sql.raw(`${name}_${number}`)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  const ways = terms ? [[anywhere, ...whereSaid(terms, narrowing)]] : waysOf(narrowing);
  const few = ways.map((way) => sql`(select * from listings where ${both(way)})`);
  const ctes = sql`
    ${recent} as materialized (
      select company, field, stipend, places, posted_at from recent_listings
      where ${both(terms ? whereSaid(terms, narrowing) : whereRecent(narrowing))}
    ),
    ${verdict} as materialized (
      select since, times, enough, complete or not enough as whole
      from (
        select posted_at as since, times, complete,
          complete or found * ${reachOf(narrowing, 'posted_at')} >= ${sql.lit(beyondDoubt)} as enough
        from (select *, posted_at <= ${from ?? '-infinity'}::timestamptz as complete from recent_bound) as bound,
          (select count(*) as found from ${recent}) as counted
      ) as judged
    ),
    ${rows} as materialized (
      select * from ${recent} where (select enough from ${verdict})
      union all
      select company, field, stipend,
        array(select place from listings where job_id = few.job_id and place <> '') as places, posted_at
      from (${sql.join(few, sql` union all `)} limit ${sql.lit(mostFew)}) as few
      where not (select enough from ${verdict})
    )`;
  return { narrowing, ctes, rows, verdict };
}
