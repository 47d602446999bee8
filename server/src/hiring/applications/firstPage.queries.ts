import type { ApplicationStatus } from '@foothold/shared/contract';
import { type InferResult, sql } from 'kysely';
import { createCompileCache, type Db } from '../../platform/db';
import { type PageQuery, sortColumns, sortOrders, whereMatches } from './organizationApplications.queries';
import { type ApplicationRow, selectCards } from './queries';

/** The first page, and how many there are of each status, whichever status is filtered by. */
export async function listFirstPageByOrganization(db: Db, pageQuery: Omit<PageQuery, 'after'>) {
  const { rows } = await db.executeQuery(compiledFirstPage(pageQuery, () => selectFirstPage(db, pageQuery)));
  return {
    rows: rows.filter((row): row is FirstPageRow & ListedRow => row.id !== null),
    counts: rows[0]?.counts ?? [],
  };
}

type ListedRow = ApplicationRow & { applicant: string; job_words: string; status_order: number };
type FirstPageRow = InferResult<ReturnType<typeof selectFirstPage>>[number];

const compiledFirstPage = createCompileCache<FirstPageRow>();

function selectFirstPage(db: Db, { limit, sort = 'newest', status, ...filters }: Omit<PageQuery, 'after'>) {
  const { column, direction } = sortOrders[sort];
  return (
    db
      .with(
        // Matching names takes longest, so it is done once for the page and the counts. Without names both read an index.
        (cte) => (filters.q ? cte('found').materialized() : cte('found').notMaterialized()),
        (found) =>
          found
            .selectFrom('applications')
            .where(whereMatches(filters))
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
          .select(sortColumns),
      )
      .with('counted', (counted) =>
        counted
          .selectFrom('found')
          .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
          .groupBy('status'),
      )
      // At least one row, with the counts, also where no application is listed.
      .selectFrom(sql<{ counts: StatusCount[] | null }>`(select json_agg(counted) as counts from counted)`.as('counts'))
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
