import { type InferResult, type RawBuilder, sql } from 'kysely';
import { compiledOnce, type Db } from '../db';
import { selectCards, type Viewer } from './queries';
import { both, type Condition, type Filters, waysOf, whereSaid } from './queries.listings';
import { anyOf } from './tsquery';
import type { Term } from './words';

/** A job's place among others: when it was posted, or its deadline, and its id. */
export interface Point {
  key: string;
  id: number;
}

export interface Search extends Filters {
  /** What a job must say. */
  terms?: Term[];
  sort: 'newest' | 'deadline' | 'relevance';
  /** The last job of the page before. */
  after?: Point & { score: number };
  /** The oldest of the jobs that the first page ranked, where there were more. */
  floor?: Point;
  limit: number;
  /** Counting is for the first page: later ones carry the count along. */
  counted: boolean;
}

/** Counting goes no further, and of more matches only the newest are ranked. */
export const most = 1000;

/** One page of open jobs of verified companies and, on the first, how many there are: in one statement. */
export async function searchJobs(db: Db, viewer: Viewer, search: Search) {
  const make = () => statementOf(db, viewer, search);
  // The pages that many ask for; what is typed or paged to is rarely asked for twice.
  if (search.after || search.terms) return make().execute();
  const { rows } = await db.executeQuery(firstPage({ viewer: keyOf(viewer), ...search }, make));
  return rows;
}

const firstPage = compiledOnce<InferResult<ReturnType<typeof statementOf>>[number]>();

/** What of a viewer decides the statement: a student's own id, of anybody else the role. */
const keyOf = (viewer: Viewer) => (viewer?.role === 'student' ? viewer.user_id : viewer?.role);

interface Hit {
  job_id: number;
  posted_at: string;
  score: number;
  total: number | null;
  floor_key: string | null;
  floor_id: number | null;
}

function statementOf(db: Db, viewer: Viewer, search: Search) {
  const { terms, sort } = search;
  const hits = terms && sort === 'relevance' ? ranked(terms, search) : sorted(search);
  const cards = selectCards(db, viewer)
    .innerJoin(hits.as<'hits'>('hits'), 'hits.job_id', 'jobs.id')
    .select(['hits.score', 'hits.total', 'hits.floor_key', 'hits.floor_id']);
  if (sort === 'deadline') return cards.orderBy('jobs.deadline').orderBy('jobs.id');
  return cards.orderBy('hits.score').orderBy('hits.posted_at', 'desc').orderBy('jobs.id', 'desc');
}

/** By when they were posted or end. Each way to be found is one stretch of an index: a page reads only where it begins. */
function sorted(search: Search): RawBuilder<Hit> {
  const { terms, limit, counted } = search;
  const ways = terms ? [whereSaid(terms, search)] : waysOf(search);
  const order = search.sort === 'deadline' ? sql`deadline, job_id` : sql`posted_at desc, job_id desc`;
  const pages = ways.map(
    (way) =>
      sql`(select job_id, posted_at, deadline from listings where ${both([...way, ...behind(search)])}
        order by ${order} limit ${limit})`,
  );
  return sql`(
    select job_id, posted_at, 0 as score, ${counted ? countOf(ways) : sql`null::integer`} as total,
      null::timestamptz as floor_key, null::integer as floor_id
    from (${sql.join(pages, sql` union all `)}) as page order by ${order} limit ${limit}
  )`;
}

function countOf(ways: Condition[][]) {
  const all = ways.map((way) => sql`(select 1 from listings where ${both(way)})`);
  return sql`(select count(*)::integer from (${sql.join(all, sql` union all `)} limit ${sql.lit(most)}) as counted)`;
}

/** The instants and dates of a page before were read from the database, so they name a place between two rows. */
function behind({ sort, after }: Search): Condition[] {
  if (!after) return [];
  return sort === 'deadline'
    ? [sql`(deadline, job_id) > (${after.key}::date, ${after.id}::integer)`]
    : [sql`(posted_at, job_id) < (${after.key}::timestamptz, ${after.id}::integer)`];
}

/** What fits best first, of that the newest. */
function ranked(terms: readonly Term[], search: Search): RawBuilder<Hit> {
  const { after, floor, limit } = search;
  const where = whereSaid(terms, search);
  if (floor) where.push(sql`(posted_at, job_id) >= (${floor.key}::timestamptz, ${floor.id}::integer)`);
  const beyond = after
    ? sql`score > ${after.score} or (score = ${after.score}
        and (posted_at, job_id) < (${after.key}::timestamptz, ${after.id}::integer))`
    : sql`true`;
  return sql`(
    with found as materialized (
      select job_id, posted_at, ${scoreOf(terms)} as score, row_number() over (order by posted_at desc, job_id desc) as rank
      from (select job_id, posted_at, words, title, naming from listings where ${both(where)}
        order by posted_at desc, job_id desc limit ${floor ? sql`null` : sql.lit(most + 1)}) as newest
    ), floor as (
      select posted_at, job_id from found
      where rank = ${sql.lit(most)} and exists (select from found where rank > ${sql.lit(most)})
    )
    select job_id, posted_at, score, (select count(*)::integer from found where rank <= ${sql.lit(most)}) as total,
      (select posted_at from floor) as floor_key, (select job_id from floor) as floor_id
    from found
    where (${beyond}) ${floor ? sql`` : sql`and rank <= ${sql.lit(most)}`}
    order by score, posted_at desc, job_id desc limit ${limit}
  )`;
}

/** A point off for each word that stands not in the title, two where it is in the text alone, three for one corrected. */
function scoreOf(terms: readonly Term[]) {
  const points = terms.map(({ exact, near }) => {
    const words = anyOf([...exact, ...near]);
    const place = sql`case when title @@ ${words}::tsquery then 0 when naming @@ ${words}::tsquery then 1 else 2 end`;
    if (exact.length === 0 || near.length === 0) return place;
    return sql`${place} + case when words @@ ${anyOf(exact)}::tsquery then 0 else 3 end`;
  });
  return sql.join(points, sql` + `);
}
