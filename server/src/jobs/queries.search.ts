import type { listJobs, Query } from '@foothold/shared/contract';
import type { Expression, ExpressionBuilder, InferResult, SqlBool } from 'kysely';
import { compiledOnce, type Database, type Db } from '../db';
import { whereOpen } from './open';
import { selectCards, type Viewer } from './queries';

export interface Search extends Omit<Query<typeof listJobs>, 'cursor' | 'date' | 'limit' | 'sort'> {
  /** Today in the platform's zone. */
  today: string;
  from?: string;
  before?: string;
  sort: 'newest' | 'deadline';
  /** The last job of the page before: what it is sorted by, and its id. */
  after?: { key: string; id: number };
  limit: number;
  /** Counting is for the first page: later ones carry the count along. */
  counted: boolean;
}

/** One page of open jobs of verified companies and, on the first, how many there are: in one statement. */
export async function searchJobs(db: Db, viewer: Viewer, search: Search) {
  const make = () => statementOf(db, viewer, search);
  // The pages that many ask for; what is typed or paged to is rarely asked for twice.
  if (search.after || search.q) return make().execute();
  const { rows } = await db.executeQuery(firstPage({ viewer: keyOf(viewer), ...search }, make));
  return rows;
}

const firstPage = compiledOnce<InferResult<ReturnType<typeof statementOf>>[number]>();

/** What of a viewer decides the statement: a student's own id, of anybody else the role. */
const keyOf = (viewer: Viewer) => (viewer?.role === 'student' ? viewer.user_id : viewer?.role);

function statementOf(db: Db, viewer: Viewer, search: Search) {
  const { sort, after, limit, counted } = search;
  const order = sort === 'deadline' ? 'jobs.deadline' : 'jobs.created_at';
  const [direction, beyond] = sort === 'deadline' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const matches = (eb: Builder) => eb.and(conditions(eb, search));

  return selectCards(db, viewer)
    .where(matches)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple(order, 'jobs.id'), beyond, eb.tuple(after?.key ?? '', after?.id ?? 0))),
    )
    .$if(counted, (query) =>
      query.select((eb) =>
        eb
          .selectFrom('jobs')
          .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
          .where(matches)
          .select(eb.fn.countAll<number>().as('total'))
          .as('total'),
      ),
    )
    .orderBy(order, direction)
    .orderBy('jobs.id', direction)
    .limit(limit);
}

type Builder = ExpressionBuilder<Database, 'jobs' | 'organizations'>;

function conditions(eb: Builder, search: Search): Expression<SqlBool>[] {
  const { q, company, field, stipend, location, from, before, today } = search;
  const all: Expression<SqlBool>[] = [
    whereOpen(eb, today),
    eb('organizations.verification_status', '=', eb.val<'verified'>('verified')),
    ...wordsOf(q).map((word) => whereSaid(eb, word)),
  ];
  if (company) all.push(eb('organizations.company_name', '=', company));
  if (field) all.push(eb('jobs.field', '=', field));
  if (stipend !== undefined) all.push(eb('jobs.stipend', '=', stipend));
  if (location) all.push(whereLocated(eb, location));
  if (from) all.push(eb('jobs.created_at', '>=', from));
  if (before) all.push(eb('jobs.created_at', '<', before));
  return all;
}

/** Remote is offered as a place, while remote jobs need not name one. */
function whereLocated(eb: Builder, location: string) {
  const there = eb('jobs.location', '=', location);
  return location === 'Remote' ? eb.or([there, eb('jobs.env_mode', '=', 'remote')]) : there;
}

const mostWords = 10;

/** Words are found in any order and as parts of others: “dev back” finds a backend developer. */
const wordsOf = (q = '') =>
  q
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, mostWords);

/** A word without three letters in a row gains nothing from the index of such triples, which would be read whole for it. */
const whereSaid = (eb: Builder, word: string): Expression<SqlBool> =>
  /[\p{L}\p{N}]{3}/u.test(word)
    ? eb('jobs.search_text', 'like', `%${literally(word)}%`)
    : eb(eb.fn<number>('strpos', ['jobs.search_text', eb.val(word)]), '>', eb.lit(0));

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&');
