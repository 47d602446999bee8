import type { Period } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, plannedAnew } from '../db';
import { both, type Condition, type Filters, waysOf } from './queries.listings';
import { most, reachOf } from './queries.ranked';
import { type Narrowing, type Sample, sampleOf } from './queries.sample';

export type Facet = 'company' | 'field' | 'stipend' | 'location' | 'date';

interface Tally {
  facet: Facet;
  value: string;
  count: number;
}

interface Span {
  period: Period;
  from?: string;
  before?: string;
}

interface Counting extends Narrowing {
  /** Each period that can be chosen, as a span of time. */
  periods: readonly Span[];
}

const mostValues = 50;

/** How many listings each value of each filter has beside the other filters, as far as anybody counts. */
export async function countListings(db: Db, { periods, ...search }: Counting): Promise<Tally[]> {
  const samples = new Map<string, Sample>();
  const beside = (...own: (keyof Filters)[]): Sample => {
    const others = { ...search, ...Object.fromEntries(own.map((name) => [name, undefined])) };
    const key = JSON.stringify(others);
    const sample = samples.get(key) ?? sampleOf(others, samples.size);
    samples.set(key, sample);
    return sample;
  };
  const tallies = [
    tallyOf('company', sql`company`, { ...beside('company', 'org_id'), narrowed: { company: sql`value` } }),
    tallyOf('field', sql`field`, { ...beside('field'), narrowed: { field: sql`value` } }),
    tallyOf('stipend', sql`stipend::text`, { ...beside('stipend'), narrowed: { stipend: sql`value::smallint` } }),
    tallyOf('location', sql`unnest(places)`, { ...beside('location'), narrowed: { location: sql`value` } }),
    ...periods.map((span) => tallyOfPeriod(span, beside('from', 'before'))),
  ];
  const { rows } = await sql<Tally>`
    ${plannedAnew} with ${sql.join([...samples.values()].map(({ ctes }) => ctes))}
    ${sql.join(tallies, sql` union all `)}`.execute(db);
  return rows;
}

/** The values of most listings. Where the sample is not all, each is counted for itself. */
const tallyOf = (
  facet: Facet,
  value: Condition,
  { narrowing, narrowed, rows, verdict }: Sample & { narrowed: object },
) => sql`
  (select ${sql.lit(facet)} as facet, value,
    case when whole then least(found, ${sql.lit(most)}) else ${beyond(narrowing, narrowed)} end::integer as count
  from (
    select ${value} as value, count(*) as found from ${rows} as sample
    group by 1 order by 2 desc, 1 limit ${sql.lit(mostValues)}
  ) as tally, ${verdict}
  order by count desc, value)`;

/** What was posted before the recent listings is not in a sample that is not all. */
function tallyOfPeriod({ period, from, before }: Span, { narrowing, rows, verdict }: Sample) {
  const within: Condition[] = [sql`true`];
  if (from) within.push(sql`posted_at >= ${from}::timestamptz`);
  if (before) within.push(sql`posted_at < ${before}::timestamptz`);
  const told = from ? sql`whole or since <= ${from}::timestamptz` : sql`whole`;
  return sql`
    (select 'date', ${period}::text,
      case when ${told} then least(within, ${sql.lit(most)}) else ${beyond(narrowing, { from, before })} end::integer
    from (
      select count(*) as found, count(*) filter (where ${both(within)}) as within from ${rows} as sample
    ) as tally, ${verdict})`;
}

// So many more than are counted that nobody needs to.
const plenty = 3 * most;

/** Beyond a sample, a search foresees from it how many there are; filters alone count them where that may matter. */
function beyond({ terms, ...filters }: Narrowing, narrowed: object): Condition {
  const foreseen = sql`found * ${reachOf({ ...filters, ...narrowed }, 'since')}`;
  if (terms) return sql`least(round(${foreseen}), ${sql.lit(most)})`;
  return sql`case when ${foreseen} >= ${sql.lit(plenty)} then ${sql.lit(most)}
    else ${counted({ ...filters, ...narrowed })} end`;
}

/** Each way to be counted is one stretch of an index. */
function counted(filters: Parameters<typeof waysOf>[0]) {
  const ways = waysOf(filters).map((way) => sql`(select 1 from listings where ${both(way)})`);
  return sql`(select count(*) from (${sql.join(ways, sql` union all `)} limit ${sql.lit(most)}) as counted)`;
}
