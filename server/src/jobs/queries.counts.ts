import type { Period } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../db';
import { both, type Condition, type Filters, ofCompany, whereFiltered, whereOpen, whereSaid } from './queries.listings';
import type { Term } from './words';

export type Facet = 'company' | 'field' | 'stipend' | 'location' | 'date';

interface Tally {
  facet: Facet;
  value: string;
  count: number;
}

interface Counting extends Filters {
  terms?: Term[];
  /** Each period that can be chosen, as a span of time. */
  periods: readonly { period: Period; from?: string; before?: string }[];
}

const mostValues = 50;

/** How many listings each value of each filter has beside the other filters. */
export async function countListings(db: Db, { periods, ...search }: Counting): Promise<Tally[]> {
  const of = (facet: Facet, value: string, where: Condition[]) => sql`
    (select ${sql.lit(facet)} as facet, ${sql.raw(value)} as value, count(*)::integer as count
      from listings where ${both(where)} group by 2 order by 3 desc, 2 limit ${sql.lit(mostValues)})`;
  const { rows } = await sql<Tally>`${sql.join(
    [
      of('company', 'company', without(search, 'company', 'org_id')),
      of('field', 'field', without(search, 'field')),
      of('stipend', 'stipend::text', without(search, 'stipend')),
      of('location', 'place', placed(search)),
      ...periods.map(
        ({ period, from, before }) => sql`
        (select 'date', ${period}::text, count(*)::integer from listings
          where ${both(conditions({ ...search, from, before }))})`,
      ),
    ],
    sql` union all `,
  )}`.execute(db);
  return rows;
}

type Narrowing = Omit<Counting, 'periods'>;

const conditions = (search: Narrowing) => (search.terms ? whereSaid(search.terms, search) : whereFiltered(search));

const without = (search: Narrowing, ...names: (keyof Filters)[]) =>
  conditions({ ...search, ...Object.fromEntries(names.map((name) => [name, undefined])) });

/** A job is listed once under each of its places; what it says stands only where it is listed under none. */
function placed({ terms, location: _, ...filters }: Narrowing): Condition[] {
  const { field, stipend } = filters;
  const where: Condition[] = [sql`place <> ''`, ...ofCompany(filters), ...whereOpen(filters)];
  if (field) where.push(sql`field = ${field}`);
  if (stipend !== undefined) where.push(sql`stipend = ${stipend}`);
  if (terms) where.push(sql`job_id in (select job_id from listings where ${both(whereSaid(terms, filters))})`);
  return where;
}
