import { type countJobs, type durationRanges, jobFields, type Query } from '@foothold/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Term } from './words';

/** A job's position in the sort order: its posting time or deadline, and its id. */
export interface SortPosition {
  key: string;
  id: number;
}

/** What a listing must match. */
export interface Conditions extends Omit<Query<typeof countJobs>, 'q' | 'date' | 'start'> {
  terms?: readonly Term[];
  /** Today in the platform's zone. */
  today: string;
  from?: string;
  before?: string;
  /** The first and the last day on which a job may start. */
  starts_from?: string;
  starts_until?: string;
  /** Companies that the student has hidden: their jobs are found by their own name alone. */
  hidden?: readonly number[];
  /** The oldest listing that is searched, if it is not the oldest of all. */
  floor?: SortPosition;
}

export type Condition = RawBuilder<unknown>;

type Filters = Omit<Conditions, 'terms' | 'floor'>;
type WordConditions = Pick<
  Conditions,
  'terms' | 'company' | 'org_id' | 'location' | 'field' | 'stipend' | 'env_mode' | 'kind' | 'skill' | 'degree'
>;
/** Filters by values or by SQL expressions. */
type FilterValues = { [Name in keyof Filters]: Filters[Name] | Condition };

export const joinAnd = (conditions: readonly Condition[]) => sql`${sql.join(conditions, sql` and `)}`;
export const joinRanges = (ranges: readonly Condition[]) => sql`${sql.join(ranges, sql` union all `)}`;

/** Each job once. A literal, not a parameter: a prepared statement can use the partial index only then. */
const whereOncePerJob: Condition = sql`place = ''`;

/** Conditions on `listings` whose union matches: one by the index of words, or those of `toFilterRanges`. */
export const toIndexRanges = (conditions: Conditions): Condition[][] =>
  usesWords(conditions) ? [whereWordsMatch(conditions)] : toFilterRanges(conditions);

/** Whether words or facts of a listing are searched, of which no index has all filters in its order. */
export const usesWords = (conditions: Conditions): boolean => conditions.terms !== undefined || usesFacts(conditions);

export const usesFacts = (conditions: Conditions): boolean => factNames.some((name) => conditions[name] !== undefined);

const factNames = [
  ...(['env_mode', 'kind', 'skill', 'degree', 'currency', 'pay_from', 'pay_to', 'duration'] as const),
  ...(['starts_from', 'starts_until'] as const),
] satisfies (keyof Conditions)[];

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
export function whereWordsMatch({ floor, ...conditions }: Conditions): Condition[] {
  const query = formatWordQuery(conditions);
  const where = [whereOncePerJob, ...whereOpenListing(conditions), ...whereInRanges(conditions)];
  if (query) where.push(sql`words @@ ${query}::tsquery`);
  if (floor) where.push(sql`(posted_at, job_id) >= (${floor.key}::timestamptz, ${floor.id}::integer)`);
  return where;
}

/** The terms, and the filters that are lexemes of the index, as a tsquery; empty where there are none. */
export function formatWordQuery(conditions: WordConditions): string {
  const { terms = [], company, org_id, location, field, stipend, env_mode, kind, skill, degree } = conditions;
  const filters = { company, organization: org_id, place: location, field, stipend, env_mode, kind, skill, degree };
  const lexemes = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0)
      ? []
      : [
          `(${[value]
            .flat()
            .map((one) => quoteLexeme(`${name}=${one}`))
            .join('|')})`,
        ],
  );
  return [...terms.map(({ exact, guessed }) => matchAny([...exact, ...guessed])), ...lexemes].join('&');
}

/**
 * A tsquery that matches any of these words and phrases. In a short text, which is indexed without positions, the words of
 * a phrase may be apart (`&`).
 */
export const matchAny = (phrases: readonly string[], followedBy: '<->' | '&' = '<->'): string =>
  `(${phrases.map((phrase) => matchPhrase(phrase, followedBy)).join('|')})`;

const matchPhrase = (phrase: string, followedBy: string) =>
  phrase.includes(' ') ? `(${phrase.split(' ').map(matchWord).join(followedBy)})` : quoteLexeme(phrase);

const matchWord = (word: string) => (word.startsWith('!') ? `!${quoteLexeme(word.slice(1))}` : quoteLexeme(word));

const quoteLexeme = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** Open and posted within the requested time. Only jobs of verified companies are listings. */
function whereOpenListing({ today, from, before, hidden, company, org_id }: FilterValues): Condition[] {
  const where: Condition[] = [sql`deadline >= ${today}::date`];
  if (hidden && company === undefined && org_id === undefined) where.push(sql`org_id <> all (${hidden}::integer[])`);
  if (from) where.push(sql`posted_at >= ${from}::timestamptz`);
  if (before) where.push(sql`posted_at < ${before}::timestamptz`);
  return where;
}

/** A job that does not state a fact is in no range of it. */
function whereInRanges({ currency, pay_from, pay_to, duration, starts_from, starts_until }: Filters): Condition[] {
  const where: Condition[] = [];
  if ([currency, pay_from, pay_to].some((given) => given !== undefined))
    where.push(sql`currency = ${currency ?? 'Naira'}`);
  if (pay_from !== undefined) where.push(sql`pay_high >= ${pay_from}`);
  if (pay_to !== undefined) where.push(sql`pay_low <= ${pay_to}`);
  if (duration) where.push(sql`duration_months between ${months[duration][0]} and ${months[duration][1]}`);
  if (starts_from) where.push(sql`start_date >= ${starts_from}::date`);
  if (starts_until) where.push(sql`start_date <= ${starts_until}::date`);
  return where;
}

/** The least and the most months of each choice; 0 of what has no end. */
export const months: Record<(typeof durationRanges)[number], readonly [least: number, most: number]> = {
  'Up to 3 months': [1, 3],
  '4 to 6 months': [4, 6],
  '7 to 12 months': [7, 12],
  'Over a year': [13, 32_767],
  Permanent: [0, 0],
};
