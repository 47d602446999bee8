import { type ApplicationSort, boardStatuses } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { type ApplicationFilters, sortColumns, sortOrders, whereMatches } from './organizationApplications.queries';
import { selectCards } from './queries';

/** The first applications of each of the board's statuses, in the sort order, each with its position. */
export const listBoardRows = (
  db: Db,
  { limit, sort, ...filters }: Omit<ApplicationFilters, 'status'> & { sort: ApplicationSort; limit: number },
) => {
  const { column, direction } = sortOrders[sort];
  const page = boardStatuses
    .map((status) => {
      const first = db
        .selectFrom('applications')
        .where(whereMatches({ ...filters, status }))
        .select('applications.id')
        .orderBy(column, direction)
        .orderBy('applications.id', direction)
        .limit(limit);
      return sql`(${first})`;
    })
    .reduce((all, first) => sql`${all} union all ${first}`);
  return selectCards(db)
    .innerJoin(sql<{ id: number }>`(${page})`.as('page'), 'page.id', 'applications.id')
    .select(sortColumns)
    .orderBy(column, direction)
    .orderBy('applications.id', direction)
    .execute();
};

/** How many applications there are of each status. */
export const countByStatus = (db: Db, filters: ApplicationFilters) =>
  db
    .selectFrom('applications')
    .where(whereMatches(filters))
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
