import type { ApplicationOrder, ApplicationStatus } from '@foothold/shared/contract';
import { type Expression, type ExpressionBuilder, type InferResult, type SqlBool, sql } from 'kysely';
import { compiledOnce, type Database, type Db } from '../db';
import { type ApplicationRow, selectApplications, selectCards } from './queries';

/** Which applications of a company. */
export interface Which {
  org_id: number;
  job_id?: number;
  status?: ApplicationStatus;
  /** A part of the applicant's name, or parts of it in any order. */
  q?: string;
}

/** An application's place among others: when it came or, where they stand by name, the folded name, and its id. */
export interface Place {
  key: string;
  id: number;
}

const mostWords = 10;

/** The index of parts knows three letters and more; for less it would be read whole, and the company's own names are fewer. */
const shortestPart = 3;

/** Signs that `like` would read are no part of a word. Folded once, in a select of its own, and not for every row. */
const named = (word: string) =>
  word.length < shortestPart
    ? sql<boolean>`strpos(applications.applicant, (select btrim(words_of(${word})))) > 0`
    : sql<boolean>`applications.applicant like (select '%' || btrim(words_of(${word})) || '%')`;

const belongs =
  ({ org_id, job_id, status, q = '' }: Which) =>
  (eb: ExpressionBuilder<Database, 'applications'>) => {
    const conditions: Expression<SqlBool>[] = [eb('applications.org_id', '=', org_id)];
    if (job_id !== undefined) conditions.push(eb('applications.job_id', '=', job_id));
    if (status !== undefined) conditions.push(eb('applications.status', '=', status));
    for (const word of q.split(/\s+/, mostWords)) if (word) conditions.push(named(word));
    return eb.and(conditions);
  };

const orders = {
  newest: { column: 'applications.created_at', direction: 'desc' },
  oldest: { column: 'applications.created_at', direction: 'asc' },
  name: { column: 'applications.applicant', direction: 'asc' },
} as const;

/** Applications to a company in one order, from behind a place on; `backwards` those before it, the nearest first. */
const inOrder = (
  db: Db,
  { sort, after, backwards = false, ...which }: Which & { sort: ApplicationOrder; after?: Place; backwards?: boolean },
) => {
  const { column, direction: forwards } = orders[sort];
  const direction = backwards ? (forwards === 'asc' ? 'desc' : 'asc') : forwards;
  return db
    .selectFrom('applications')
    .where(belongs(which))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(column, 'applications.id'),
          direction === 'asc' ? '>' : '<',
          tuple(after?.key ?? '', after?.id ?? 0),
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy('applications.id', direction);
};

type Wanted = Which & { sort?: ApplicationOrder; after?: Place; limit: number };

/** One page of them, each with its place. */
export const listOfCompany = (db: Db, { limit, sort = 'newest', ...wanted }: Wanted) => {
  const page = inOrder(db, { ...wanted, sort })
    .select('applications.id')
    .limit(limit)
    .as('page');
  const { column, direction } = orders[sort];
  return selectCards(db)
    .innerJoin(page, 'page.id', 'applications.id')
    .select('applications.applicant')
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** The first page, and how many there are of each status, whichever is asked for. */
export async function listFirstOfCompany(db: Db, wanted: Omit<Wanted, 'after'>) {
  const { rows } = await db.executeQuery(firstPage(wanted, () => selectFirst(db, wanted)));
  return { rows: rows.filter((row): row is First & Listed => row.id !== null), counts: rows[0]?.counts ?? [] };
}

type Listed = ApplicationRow & { applicant: string };
type First = InferResult<ReturnType<typeof selectFirst>>[number];

const firstPage = compiledOnce<First>();

function selectFirst(db: Db, { limit, sort = 'newest', status, ...which }: Omit<Wanted, 'after'>) {
  const { column, direction } = orders[sort];
  return (
    db
      .with(
        // Names are compared once for both: that takes longer than all the rest. Without names both are in an index.
        (cte) => (which.q ? cte('found').materialized() : cte('found').notMaterialized()),
        (found) =>
          found
            .selectFrom('applications')
            .where(belongs(which))
            .select(['id', 'status', sql<string>`${sql.ref(column)}`.as('place')]),
      )
      .with('page', (page) =>
        page
          .selectFrom('found')
          .$if(status !== undefined, (query) => query.where('status', '=', status as ApplicationStatus))
          .select('id')
          .orderBy('place', direction)
          .orderBy('id', direction)
          .limit(limit),
      )
      .with('listed', () =>
        selectCards(db)
          .innerJoin(sql<{ id: number }>`page`.as('page'), 'page.id', 'applications.id')
          .select('applications.applicant'),
      )
      .with('counted', (counted) =>
        counted
          .selectFrom('found')
          .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
          .groupBy('status'),
      )
      // One row at least, also where nothing is listed.
      .selectFrom(sql<{ counts: Count[] | null }>`(select json_agg(counted) as counts from counted)`.as('told'))
      .leftJoin('listed', (join) => join.onTrue())
      .selectAll()
      .orderBy(sql.ref(column.replace('applications', 'listed')), direction)
      .orderBy('listed.id', direction)
  );
}

interface Count {
  status: string;
  count: number;
}

/** The same with their whole letters, and the zone of the company's clock. */
export const listWholeOfCompany = (db: Db, { limit, sort = 'newest', ...wanted }: Wanted) => {
  const page = inOrder(db, { ...wanted, sort })
    .select('applications.id')
    .limit(limit)
    .as('page');
  const { column, direction } = orders[sort];
  return selectApplications(db)
    .innerJoin(page, 'page.id', 'applications.id')
    .select(['applications.applicant', 'applications.cover_letter', 'organizations.time_zone as company_zone'])
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** Where an application stands among those of its company; undefined where it is not theirs. */
export const findPlace = (db: Db, { id, org_id }: { id: number; org_id: number }) =>
  db
    .selectFrom('applications')
    .select(['created_at', 'applicant', 'id'])
    .where('id', '=', id)
    .where('org_id', '=', org_id)
    .executeTakeFirst();

/** The nearest before or after a place. */
export const findNeighbour = (db: Db, wanted: Which & { sort: ApplicationOrder; after: Place; backwards: boolean }) =>
  inOrder(db, wanted)
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'students.full_name as student_name'])
    .limit(1)
    .executeTakeFirst();

const mostJobs = 1000;

/** The jobs of a company that somebody applied for, newest first. */
export const listJobsWithApplications = (db: Db, org_id: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('applications')
        .where('org_id', '=', org_id)
        .select(['job_id', (applications) => applications.fn.countAll<number>().as('applications')])
        .groupBy('job_id')
        .as('answered'),
    )
    .innerJoin('jobs', 'jobs.id', 'answered.job_id')
    .select(['jobs.id', 'jobs.job_title', 'answered.applications'])
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(mostJobs)
    .execute();
