import type { ApplicationSort, ApplicationStatus } from '@foothold/shared/contract';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../../platform/db';
import { selectApplications, selectCards } from './queries';

/** Which applications of a company to list. */
export interface ApplicationFilters {
  org_id: number;
  job_id?: number;
  status?: ApplicationStatus;
  /** Parts of the applicant's name, in any order. */
  q?: string;
  /** Only these, as far as they are the company's. */
  ids?: number[];
}

/** An application's position in a sort order: what it is sorted by, and its id. */
export interface ListPosition {
  key: string | number;
  id: number;
}

const maxWords = 10;

/** A trigram index finds words of three characters and more. For shorter ones, reading the company's own rows is faster. */
const minIndexedLength = 3;

/** `words_of` removes the wildcards of `like`. In a subselect of its own it runs once, and not for every row. */
const matchesName = (word: string) =>
  word.length < minIndexedLength
    ? sql<boolean>`strpos(applications.applicant, (select btrim(words_of(${word})))) > 0`
    : sql<boolean>`applications.applicant like (select '%' || btrim(words_of(${word})) || '%')`;

export const whereMatches =
  ({ org_id, job_id, status, q = '', ids }: ApplicationFilters) =>
  (eb: ExpressionBuilder<Database, 'applications'>) => {
    const conditions: Expression<SqlBool>[] = [eb('applications.org_id', '=', org_id)];
    if (job_id !== undefined) conditions.push(eb('applications.job_id', '=', job_id));
    if (status !== undefined) conditions.push(eb('applications.status', '=', status));
    if (ids) conditions.push(sql<SqlBool>`applications.id in ${toIdList(ids)}`);
    for (const word of q.split(/\s+/, maxWords)) if (word) conditions.push(matchesName(word));
    return eb.and(conditions);
  };

/** A list of any length as one parameter. The drivers disagree about arrays. */
export const toIdList = (ids: readonly number[]) =>
  sql<number>`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`;

export const sortOrders = {
  newest: { column: 'applications.created_at', direction: 'desc' },
  oldest: { column: 'applications.created_at', direction: 'asc' },
  name: { column: 'applications.applicant', direction: 'asc' },
  name_desc: { column: 'applications.applicant', direction: 'desc' },
  job: { column: 'applications.job_words', direction: 'asc' },
  job_desc: { column: 'applications.job_words', direction: 'desc' },
  rating: { column: 'applications.rating', direction: 'desc' },
  rating_asc: { column: 'applications.rating', direction: 'asc' },
  status: { column: 'applications.status_order', direction: 'asc' },
  status_desc: { column: 'applications.status_order', direction: 'desc' },
} as const satisfies Record<ApplicationSort, unknown>;

/** What applications are sorted by, other than what every row has. */
export const sortColumns = ['applications.applicant', 'applications.job_words', 'applications.status_order'] as const;

/** Applications to a company in a sort order, after a position; `backwards`: those before it, the nearest first. */
const selectSorted = (
  db: Db,
  {
    sort,
    after,
    backwards = false,
    ...filters
  }: ApplicationFilters & { sort: ApplicationSort; after?: ListPosition; backwards?: boolean },
) => {
  const { column, direction: forwards } = sortOrders[sort];
  const direction = backwards ? (forwards === 'asc' ? 'desc' : 'asc') : forwards;
  return db
    .selectFrom('applications')
    .where(whereMatches(filters))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(column, 'applications.id'),
          direction === 'asc' ? '>' : '<',
          tuple(after?.key ?? '', after?.id ?? 0) as never,
        ),
      ),
    )
    .orderBy(column, direction)
    .orderBy('applications.id', direction);
};

export type PageQuery = ApplicationFilters & { sort?: ApplicationSort; after?: ListPosition; limit: number };

/** One page of applications, each with its position. */
export const listByOrganization = (db: Db, { limit, sort = 'newest', ...filters }: PageQuery) => {
  const page = selectSorted(db, { ...filters, sort })
    .select('applications.id')
    .limit(limit)
    .as('page');
  const { column, direction } = sortOrders[sort];
  return selectCards(db)
    .innerJoin(page, 'page.id', 'applications.id')
    .select(sortColumns)
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** One page with whole cover letters, and the company's time zone. */
export const listFullByOrganization = (db: Db, { limit, sort = 'newest', ...filters }: PageQuery) => {
  const page = selectSorted(db, { ...filters, sort })
    .select('applications.id')
    .limit(limit)
    .as('page');
  const { column, direction } = sortOrders[sort];
  return selectApplications(db)
    .innerJoin(page, 'page.id', 'applications.id')
    .select(sortColumns)
    .select(['applications.cover_letter', 'organizations.time_zone as company_zone'])
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** The position of an application in its company's list; undefined where it is not the company's. */
export const findListPosition = (db: Db, { id, org_id }: { id: number; org_id: number }) =>
  db
    .selectFrom('applications')
    .select(['created_at', 'rating', 'id'])
    .select(sortColumns)
    .where('id', '=', id)
    .where('org_id', '=', org_id)
    .executeTakeFirst();

/** The nearest application before or after a position. */
export const findNeighbor = (
  db: Db,
  query: ApplicationFilters & { sort: ApplicationSort; after: ListPosition; backwards: boolean },
) =>
  selectSorted(db, query)
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'students.full_name as student_name'])
    .limit(1)
    .executeTakeFirst();

const maxJobs = 1000;

/** The jobs of a company that have applications, newest first. */
export const listJobsWithApplications = (db: Db, org_id: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('applications')
        .where('org_id', '=', org_id)
        .select(['job_id', (applications) => applications.fn.countAll<number>().as('applications')])
        .groupBy('job_id')
        .as('counted'),
    )
    .innerJoin('jobs', 'jobs.id', 'counted.job_id')
    .select(['jobs.id', 'jobs.job_title', 'counted.applications'])
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(maxJobs)
    .execute();
