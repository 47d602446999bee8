import type { Period } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { customPlan, type Db } from '../../platform/db';
import { type Condition, type Filters, joinAnd, toIndexRanges } from './listings.queries';
import { extrapolationFactor, maxCounted } from './ranking.queries';
import { buildSample, type Sample, type SampleConditions } from './sample.queries';

export type Facet = 'company' | 'field' | 'stipend' | 'location' | 'date';

interface FacetCount {
  facet: Facet;
  value: string;
  count: number;
}

interface PeriodSpan {
  period: Period;
  from?: string;
  before?: string;
}

interface CountConditions extends SampleConditions {
  /** The selectable periods as time spans. */
  periods: readonly PeriodSpan[];
}

const maxValues = 50;

/** Number of listings for each value of each filter, given the other filters; counted up to `maxCounted`. */
export async function countListings(db: Db, { periods, ...search }: CountConditions): Promise<FacetCount[]> {
  const samples = new Map<string, Sample>();
  const beside = (...own: (keyof Filters)[]): Sample => {
    const others = { ...search, ...Object.fromEntries(own.map((name) => [name, undefined])) };
    const key = JSON.stringify(others);
    const sample = samples.get(key) ?? buildSample(others, samples.size);
    samples.set(key, sample);
    return sample;
  };
  const tallies = [
    selectFacetCounts('company', sql`company`, { ...beside('company', 'org_id'), narrowed: { company: sql`value` } }),
    selectFacetCounts('field', sql`field`, { ...beside('field'), narrowed: { field: sql`value` } }),
    selectFacetCounts('stipend', sql`stipend::text`, {
      ...beside('stipend'),
      narrowed: { stipend: sql`value::smallint` },
    }),
    selectFacetCounts('location', sql`unnest(places)`, { ...beside('location'), narrowed: { location: sql`value` } }),
    ...periods.map((span) => selectPeriodCount(span, beside('from', 'before'))),
  ];
  const { rows } = await sql<FacetCount>`
    ${customPlan} with ${sql.join([...samples.values()].map(({ ctes }) => ctes))}
    ${sql.join(tallies, sql` union all `)}`.execute(db);
  return rows;
}

/** The most frequent values. If the sample is incomplete, each value is estimated or counted separately. */
const selectFacetCounts = (
  facet: Facet,
  value: Condition,
  { conditions, narrowed, rows, coverage }: Sample & { narrowed: object },
) => sql`
  (select ${sql.lit(facet)} as facet, value,
    case when whole then least(found, ${sql.lit(maxCounted)}) else ${estimateOrCount(conditions, narrowed)} end::integer as count
  from (
    select ${value} as value, count(*) as found from ${rows} as sample
    group by 1 order by 2 desc, 1 limit ${sql.lit(maxValues)}
  ) as tally, ${coverage}
  order by count desc, value)`;

/** An incomplete sample has no listings that were posted before the recent ones. */
function selectPeriodCount({ period, from, before }: PeriodSpan, { conditions, rows, coverage }: Sample) {
  const within: Condition[] = [sql`true`];
  if (from) within.push(sql`posted_at >= ${from}::timestamptz`);
  if (before) within.push(sql`posted_at < ${before}::timestamptz`);
  const told = from ? sql`whole or since <= ${from}::timestamptz` : sql`whole`;
  return sql`
    (select 'date', ${period}::text,
      case when ${told} then least(within, ${sql.lit(maxCounted)}) else ${estimateOrCount(conditions, { from, before })} end::integer
    from (
      select count(*) as found, count(*) filter (where ${joinAnd(within)}) as within from ${rows} as sample
    ) as tally, ${coverage})`;
}

// An estimate this far above the limit makes the exact count unnecessary.
const enoughToSkipExactCount = 3 * maxCounted;

/** Beyond the sample, a search estimates the number from it; filters alone are counted exactly when it is near the limit. */
function estimateOrCount({ terms, ...filters }: SampleConditions, narrowed: object): Condition {
  const foreseen = sql`found * ${extrapolationFactor({ ...filters, ...narrowed }, 'since')}`;
  if (terms) return sql`least(round(${foreseen}), ${sql.lit(maxCounted)})`;
  return sql`case when ${foreseen} >= ${sql.lit(enoughToSkipExactCount)} then ${sql.lit(maxCounted)}
    else ${selectExactCount({ ...filters, ...narrowed })} end`;
}

/** Each part is counted in one range of an index. */
function selectExactCount(filters: Parameters<typeof toIndexRanges>[0]) {
  const ways = toIndexRanges(filters).map((way) => sql`(select 1 from listings where ${joinAnd(way)})`);
  return sql`(select count(*) from (${sql.join(ways, sql` union all `)} limit ${sql.lit(maxCounted)}) as counted)`;
}
