import { type countJobs, jobFields, type Query } from '@foothold/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { matchAll } from './tsquery';
import type { Term } from './words';

/** The filters of a search, apart from its words. */
export interface Filters extends Omit<Query<typeof countJobs>, 'q' | 'date'> {
  /** Today in the platform's zone. */
  today: string;
  from?: string;
  before?: string;
}

export type Condition = RawBuilder<unknown>;

/** Filters by values or by SQL expressions. */
type FilterValues = { [Name in keyof Filters]: Filters[Name] | Condition };

export const joinAnd = (conditions: readonly Condition[]) => sql`${sql.join(conditions, sql` and `)}`;

const stipends = [0, 1] as const;

/**
 * Conditions whose union matches the filters. Each fixes the leading columns of an index, so that its listings are
 * adjacent in the index, newest first, and a condition without matches costs nothing.
 */
export function toIndexRanges(filters: FilterValues): Condition[][] {
  const { company, org_id, location, field, stipend } = filters;
  const always = whereOpenListing(filters);
  const anything = [company, org_id, location, field, stipend].every((given) => given === undefined);
  if (anything) return [[whereOncePerJob, ...always]];
  const where = [...whereCompany(filters), sql`place = ${location ?? ''}`];
  return (field ? [field] : jobFields).flatMap((one) =>
    (stipend === undefined ? stipends : [stipend]).map((paid) => [
      ...where,
      sql`field = ${one}`,
      sql`stipend = ${paid}`,
      ...always,
    ]),
  );
}

/** The same for recent_listings, where each job has one row with all its places. */
export function whereRecentListing(filters: Filters): Condition[] {
  const { location, field, stipend } = filters;
  const where = [...whereCompany(filters), ...whereOpenListing(filters)];
  if (location !== undefined) where.push(sql`${location} = any(places)`);
  if (field) where.push(sql`field = ${field}`);
  if (stipend !== undefined) where.push(sql`stipend = ${stipend}`);
  return where;
}

/** Listings that match each term; the filters use the same index. */
export function whereTermsMatch(terms: readonly Term[], filters: Filters): Condition[] {
  const { company, org_id, location, field, stipend } = filters;
  const facts = Object.entries({ company, organization: org_id, place: location, field, stipend })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  return [sql`words @@ ${matchAll(terms, facts)}::tsquery`, ...whereOpenListing(filters)];
}

/** Each job once. A literal, not a parameter: a prepared statement can use the partial index only then. */
export const whereOncePerJob: Condition = sql`place = ''`;

/** Filters by id as well, because several companies may have the same name. */
function whereCompany({ company, org_id }: FilterValues): Condition[] {
  const where: Condition[] = [];
  if (company !== undefined) where.push(sql`company = ${company}`);
  else if (org_id !== undefined)
    where.push(sql`company = (select company_name from organizations where id = ${org_id})`);
  if (org_id !== undefined) where.push(sql`org_id = ${org_id}`);
  return where;
}

/** Open and posted within the requested time. Only jobs of verified companies are listings. */
function whereOpenListing({ today, from, before }: FilterValues): Condition[] {
  const where: Condition[] = [sql`deadline >= ${today}::date`];
  if (from) where.push(sql`posted_at >= ${from}::timestamptz`);
  if (before) where.push(sql`posted_at < ${before}::timestamptz`);
  return where;
}
