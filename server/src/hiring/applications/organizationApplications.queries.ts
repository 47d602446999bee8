import type { ApplicationSort, ApplicationStatus } from '@foothold/shared/contract';
import { type Expression, type ExpressionBuilder, type InferResult, type SqlBool, sql } from 'kysely';
import { createCompileCache, type Database, type Db } from '../../platform/db';
import { type ApplicationRow, selectApplications, selectCards } from './queries';

/** Which applications of a company. */
export interface ApplicationFilters {
  org_id: number;
  job_id?: number;
  status?: ApplicationStatus;
  /** A part of the applicant's name, or parts of it in any order. */
  q?: string;
}

/** An application's place among others: when it came or, where they stand by name, the folded name, and its id. */
export interface ListPosition {
  key: string;
  id: number;
}

const maxWords = 10;

/** The index of parts knows three letters and more; for less it would be read whole, and the company's own names are fewer. */
const minIndexedLength = 3;

/** Signs that `like` would read are no part of a word. Folded once, in a select of its own, and not for every row. */
const matchesName = (word: string) =>
  word.length < minIndexedLength
    ? sql<boolean>`strpos(applications.applicant, (select btrim(words_of(${word})))) > 0`
    : sql<boolean>`applications.applicant like (select '%' || btrim(words_of(${word})) || '%')`;

const whereMatches =
  ({ org_id, job_id, status, q = '' }: ApplicationFilters) =>
  (eb: ExpressionBuilder<Database, 'applications'>) => {
    const conditions: Expression<SqlBool>[] = [eb('applications.org_id', '=', org_id)];
    if (job_id !== undefined) conditions.push(eb('applications.job_id', '=', job_id));
    if (status !== undefined) conditions.push(eb('applications.status', '=', status));
    for (const word of q.split(/\s+/, maxWords)) if (word) conditions.push(matchesName(word));
    return eb.and(conditions);
  };

const sortOrders = {
  newest: { column: 'applications.created_at', direction: 'desc' },
  oldest: { column: 'applications.created_at', direction: 'asc' },
  name: { column: 'applications.applicant', direction: 'asc' },
} as const;

/** Applications to a company in one order, from behind a place on; `backwards` those before it, the nearest first. */
const selectSorted = (
  db: Db,
  {
    sort,
    after,
    backwards = false,
    ...which
  }: ApplicationFilters & { sort: ApplicationSort; after?: ListPosition; backwards?: boolean },
) => {
  const { column, direction: forwards } = sortOrders[sort];
  const direction = backwards ? (forwards === 'asc' ? 'desc' : 'asc') : forwards;
  return db
    .selectFrom('applications')
    .where(whereMatches(which))
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

type PageQuery = ApplicationFilters & { sort?: ApplicationSort; after?: ListPosition; limit: number };

/** One page of them, each with its place. */
export const listByOrganization = (db: Db, { limit, sort = 'newest', ...wanted }: PageQuery) => {
  const page = selectSorted(db, { ...wanted, sort })
    .select('applications.id')
    .limit(limit)
    .as('page');
  const { column, direction } = sortOrders[sort];
  return selectCards(db)
    .innerJoin(page, 'page.id', 'applications.id')
    .select('applications.applicant')
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** The first page, and how many there are of each status, whichever is asked for. */
export async function listFirstPageByOrganization(db: Db, wanted: Omit<PageQuery, 'after'>) {
  const { rows } = await db.executeQuery(compiledFirstPage(wanted, () => selectFirstPage(db, wanted)));
  return {
    rows: rows.filter((row): row is FirstPageRow & ListedRow => row.id !== null),
    counts: rows[0]?.counts ?? [],
  };
}

type ListedRow = ApplicationRow & { applicant: string };
type FirstPageRow = InferResult<ReturnType<typeof selectFirstPage>>[number];

const compiledFirstPage = createCompileCache<FirstPageRow>();

function selectFirstPage(db: Db, { limit, sort = 'newest', status, ...which }: Omit<PageQuery, 'after'>) {
  const { column, direction } = sortOrders[sort];
  return (
    db
      .with(
        // Names are compared once for both: that takes longer than all the rest. Without names both are in an index.
        (cte) => (which.q ? cte('found').materialized() : cte('found').notMaterialized()),
        (found) =>
          found
            .selectFrom('applications')
            .where(whereMatches(which))
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
      .selectFrom(sql<{ counts: StatusCount[] | null }>`(select json_agg(counted) as counts from counted)`.as('told'))
      .leftJoin('listed', (join) => join.onTrue())
      .selectAll()
      .orderBy(sql.ref(column.replace('applications', 'listed')), direction)
      .orderBy('listed.id', direction)
  );
}

interface StatusCount {
  status: string;
  count: number;
}

/** The same with their whole letters, and the zone of the company's clock. */
export const listFullByOrganization = (db: Db, { limit, sort = 'newest', ...wanted }: PageQuery) => {
  const page = selectSorted(db, { ...wanted, sort })
    .select('applications.id')
    .limit(limit)
    .as('page');
  const { column, direction } = sortOrders[sort];
  return selectApplications(db)
    .innerJoin(page, 'page.id', 'applications.id')
    .select(['applications.applicant', 'applications.cover_letter', 'organizations.time_zone as company_zone'])
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** Where an application stands among those of its company; undefined where it is not theirs. */
export const findListPosition = (db: Db, { id, org_id }: { id: number; org_id: number }) =>
  db
    .selectFrom('applications')
    .select(['created_at', 'applicant', 'id'])
    .where('id', '=', id)
    .where('org_id', '=', org_id)
    .executeTakeFirst();

/** The nearest before or after a place. */
export const findNeighbor = (
  db: Db,
  wanted: ApplicationFilters & { sort: ApplicationSort; after: ListPosition; backwards: boolean },
) =>
  selectSorted(db, wanted)
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'students.full_name as student_name'])
    .limit(1)
    .executeTakeFirst();

const maxJobs = 1000;

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
    .limit(maxJobs)
    .execute();
