import type { Period } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { customPlan, type Db } from '../../platform/db';
import { maxRecentListings } from './cleanup.queries';
import { type Condition, type Conditions, joinAnd, joinRanges, toFilterRanges, usesWords } from './listings.queries';
import { extrapolationFactor, type Matches, maxCounted, selectMatches } from './matches.queries';
import type { TimeSpan } from './period';

export interface FacetCount {
  facet: 'company' | 'field' | 'stipend' | 'location' | 'date';
  value: string;
  count: number;
}

/** The listings from which values are counted. */
interface Sample extends Matches {
  conditions: Conditions;
}

const maxValues = 50;
/** More than a search can match if its recent listings are too few, and more than there are recent ones. */
const maxSampled = 2 * maxRecentListings;

/** Number of listings for each value of each filter, given the other filters; counted up to `maxCounted`. */
export async function countListings(
  db: Db,
  search: Conditions,
  periods: readonly (TimeSpan & { period: Period })[],
): Promise<FacetCount[]> {
  const samples = new Map<string, Sample>();
  const sampleWithout = (...own: (keyof Conditions)[]): Sample => {
    const conditions = { ...search, ...Object.fromEntries(own.map((name) => [name, undefined])) };
    const key = JSON.stringify(conditions);
    const sample = samples.get(key) ?? { conditions, ...selectSample(conditions, samples.size) };
    samples.set(key, sample);
    return sample;
  };
  const isPaid = sql`case value when 'Yes' then 1 else 0 end::smallint`;
  const counts = [
    selectValueCounts('company', sql`company`, sampleWithout('company', 'org_id'), { company: sql`value` }),
    selectValueCounts('field', sql`field`, sampleWithout('field'), { field: sql`value` }),
    selectValueCounts('stipend', sql`case stipend when 1 then 'Yes' else 'No' end`, sampleWithout('stipend'), {
      stipend: isPaid,
    }),
    selectValueCounts('location', sql`unnest(places)`, sampleWithout('location'), { location: sql`value` }),
    ...periods.map((period) => selectPeriodCount(period, sampleWithout('from', 'before'))),
  ];
  const { rows } = await sql<FacetCount>`
    ${customPlan} with ${sql.join([...samples.values()].map(({ ctes }) => ctes))}
    ${joinRanges(counts)}`.execute(db);
  return rows;
}

const selectSample = (conditions: Conditions, number: number) =>
  selectMatches(conditions, {
    columns: sql`company, field, stipend, places, posted_at`,
    tail: sql`limit ${sql.lit(maxSampled)}`,
    minFound: 0,
    number,
  });

/** The most frequent values. If the sample is incomplete, each value is estimated or counted separately. */
const selectValueCounts = (
  facet: FacetCount['facet'],
  value: Condition,
  { conditions, found, coverage }: Sample,
  narrowed: object,
) => sql`
  (select ${sql.lit(facet)} as facet, value,
    case when complete or not enough then least(found, ${sql.lit(maxCounted)}) else ${estimateOrCount(conditions, narrowed)} end::integer as count
  from (
    select ${value} as value, count(*) as found from ${found} as sample
    group by 1 order by 2 desc, 1 limit ${sql.lit(maxValues)}
  ) as tally, ${coverage}
  order by count desc, value)`;

/** An incomplete sample has no listings that were posted before the recent ones. */
function selectPeriodCount(
  { period, from, before }: TimeSpan & { period: Period },
  { conditions, found, coverage }: Sample,
) {
  const within: Condition[] = [sql`posted_at >= ${from ?? '-infinity'}::timestamptz`];
  if (before) within.push(sql`posted_at < ${before}::timestamptz`);
  return sql`
    (select 'date', ${period}::text,
      case when complete or not enough or since <= ${from ?? null}::timestamptz then least(within, ${sql.lit(maxCounted)})
        else ${estimateOrCount(conditions, { from, before })} end::integer
    from (
      select count(*) as found, count(*) filter (where ${joinAnd(within)}) as within from ${found} as sample
    ) as tally, ${coverage})`;
}

// An estimate this far above the limit makes the exact count unnecessary.
const enoughToSkipExactCount = 3 * maxCounted;

/** Beyond the sample, a search estimates the number from it; filters alone are counted exactly when it is near the limit. */
function estimateOrCount(conditions: Conditions, narrowed: object): Condition {
  const estimate = sql`found * ${extrapolationFactor({ ...conditions, ...narrowed })}`;
  if (usesWords(conditions)) return sql`least(round(${estimate}), ${sql.lit(maxCounted)})`;
  // Each part is counted in one range of an index.
  const ranges = toFilterRanges({ ...conditions, ...narrowed }).map(
    (range) => sql`(select 1 from listings where ${joinAnd(range)})`,
  );
  return sql`case when ${estimate} >= ${sql.lit(enoughToSkipExactCount)} then ${sql.lit(maxCounted)}
    else (select count(*) from (${joinRanges(ranges)} limit ${sql.lit(maxCounted)}) as counted) end`;
}
