import { type countJobs, jobFields, type Query } from '@foothold/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Term } from './words';

/** A job's position in the sort order: its posting time or deadline, and its id. */
export interface SortPosition {
  key: string;
  id: number;
}

/** What a listing must match. */
export interface Conditions extends Omit<Query<typeof countJobs>, 'q' | 'date'> {
  terms?: readonly Term[];
  /** Today in the platform's zone. */
  today: string;
  from?: string;
  before?: string;
  /** The oldest listing that is searched, if it is not the oldest of all. */
  floor?: SortPosition;
}

export type Condition = RawBuilder<unknown>;

type Filters = Omit<Conditions, 'terms' | 'floor'>;
/** Filters by values or by SQL expressions. */
type FilterValues = { [Name in keyof Filters]: Filters[Name] | Condition };

export const joinAnd = (conditions: readonly Condition[]) => sql`${sql.join(conditions, sql` and `)}`;
export const joinRanges = (ranges: readonly Condition[]) => sql`${sql.join(ranges, sql` union all `)}`;

/** Each job once. A literal, not a parameter: a prepared statement can use the partial index only then. */
const whereOncePerJob: Condition = sql`place = ''`;

/** Conditions on `listings` whose union matches: one by the index of words, or those of `toFilterRanges`. */
export const toIndexRanges = (conditions: Conditions): Condition[][] =>
  conditions.terms ? [whereWordsMatch(conditions)] : toFilterRanges(conditions);

const stipends = [0, 1] as const;

/**
 * Conditions whose union matches the filters. Each fixes the leading columns of an index, so that its listings are
 * adjacent in the index, newest first, and a condition without matches costs nothing.
 */
export function toFilterRanges(filters: FilterValues): Condition[][] {
  const { company, org_id, location, field, stipend } = filters;
  const always = whereOpenListing(filters);
  const isUnfiltered = [company, org_id, location, field, stipend].every((given) => given === undefined);
  if (isUnfiltered) return [[whereOncePerJob, ...always]];
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

/** Filters by id as well, because several companies may have the same name. */
function whereCompany({ company, org_id }: FilterValues): Condition[] {
  const where: Condition[] = [];
  if (company !== undefined) where.push(sql`company = ${company}`);
  else if (org_id !== undefined)
    where.push(sql`company = (select company_name from organizations where id = ${org_id})`);
  if (org_id !== undefined) where.push(sql`org_id = ${org_id}`);
  return where;
}

/** Listings that match each term, in `listings` or `recent_listings`; the filters use the same index. */
export function whereWordsMatch({ terms = [], floor, ...filters }: Conditions): Condition[] {
  const { company, org_id, location, field, stipend } = filters;
  const lexemes = Object.entries({ company, organization: org_id, place: location, field, stipend })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => quoteLexeme(`${name}=${value}`));
  const query = [...terms.map(({ exact, corrected }) => matchAny([...exact, ...corrected])), ...lexemes].join('&');
  const where = [whereOncePerJob, ...whereOpenListing(filters)];
  if (query) where.push(sql`words @@ ${query}::tsquery`);
  if (floor) where.push(sql`(posted_at, job_id) >= (${floor.key}::timestamptz, ${floor.id}::integer)`);
  return where;
}

/** A tsquery that matches any of these words. */
export const matchAny = (words: readonly string[]): string => `(${words.map(quoteLexeme).join('|')})`;

const quoteLexeme = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** Open and posted within the requested time. Only jobs of verified companies are listings. */
function whereOpenListing({ today, from, before }: FilterValues): Condition[] {
  const where: Condition[] = [sql`deadline >= ${today}::date`];
  if (from) where.push(sql`posted_at >= ${from}::timestamptz`);
  if (before) where.push(sql`posted_at < ${before}::timestamptz`);
  return where;
}
