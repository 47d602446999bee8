import type { countJobs, Query } from '@foothold/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from './tsquery';
import type { Term } from './words';

/** What narrows a search, besides what it says. */
export interface Filters extends Omit<Query<typeof countJobs>, 'q' | 'date'> {
  /** Today in the platform's zone. */
  today: string;
  from?: string;
  before?: string;
}

export type Condition = RawBuilder<unknown>;

export const both = (conditions: readonly Condition[]) => sql`${sql.join(conditions, sql` and `)}`;

const fields = ['Art', 'Commercial', 'Science'] as const;
const stipends = [0, 1] as const;

/**
 * The ways to be a listing of these filters: in each the columns of an index are given from its first on, so that the
 * listings of one way stand there one behind the other, newest first, and ways without any cost nothing.
 */
export function waysOf(filters: Filters): Condition[][] {
  const { company, org_id, location, field, stipend } = filters;
  const always = whereOpen(filters);
  const anything = [company, org_id, location, field, stipend].every((given) => given === undefined);
  if (anything) return [[anywhere, ...always]];
  const where = [...ofCompany(filters), sql`place = ${location ?? ''}`];
  return (field ? [field] : fields).flatMap((one) =>
    (stipend === undefined ? stipends : [stipend]).map((paid) => [
      ...where,
      sql`field = ${one}`,
      sql`stipend = ${paid}`,
      ...always,
    ]),
  );
}

/** The same as one condition, for counting where they stand is no matter. */
export function whereFiltered(filters: Filters): Condition[] {
  const { location, field, stipend } = filters;
  const where = [...ofCompany(filters), location === undefined ? anywhere : sql`place = ${location}`];
  if (field) where.push(sql`field = ${field}`);
  if (stipend !== undefined) where.push(sql`stipend = ${stipend}`);
  return [...where, ...whereOpen(filters)];
}

/** Listings that say something of each term; the filters are asked of the same index. */
export function whereSaid(terms: readonly Term[], filters: Filters): Condition[] {
  const { company, org_id, location, field, stipend } = filters;
  const facts = Object.entries({ company, organization: org_id, place: location, field, stipend })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  return [anywhere, sql`words @@ ${allOf(terms, facts)}::tsquery`, ...whereOpen(filters)];
}

// Written out, not bound: only so does a prepared statement know which index to use.
const anywhere: Condition = sql`place = ''`;

/** Companies may be called alike, so that one is told by its id as well. */
export function ofCompany({ company, org_id }: Filters): Condition[] {
  const where: Condition[] = [];
  if (company !== undefined) where.push(sql`company = ${company}`);
  else if (org_id !== undefined)
    where.push(sql`company = (select company_name from organizations where id = ${org_id})`);
  if (org_id !== undefined) where.push(sql`org_id = ${org_id}`);
  return where;
}

/** Open and posted within the time asked for. That its company is verified is what makes a job a listing. */
export function whereOpen({ today, from, before }: Filters): Condition[] {
  const where: Condition[] = [sql`deadline >= ${today}::date`];
  if (from) where.push(sql`posted_at >= ${from}::timestamptz`);
  if (before) where.push(sql`posted_at < ${before}::timestamptz`);
  return where;
}
