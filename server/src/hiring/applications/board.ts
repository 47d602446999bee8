import { boardStatuses, type Output, type Query, type viewApplicationBoard } from '@foothold/shared/contract';
import type { Db } from '../../platform/db';
import type { User } from '../../platform/http';
import { countByStatus, listBoardRows } from './board.queries';
import { cutPage, requireReadAccess, toStatusCounts } from './organizationApplications';

const defaultLimit = 10;

/** The company's applications in columns by status. Of each column one row more is read, to know whether it goes on. */
export async function loadBoard(
  db: Db,
  user: User,
  org_id: number,
  { limit = defaultLimit, sort = 'newest', ...filters }: Query<typeof viewApplicationBoard>,
): Promise<Output<typeof viewApplicationBoard>> {
  requireReadAccess(user, org_id);
  const [rows, counted] = await Promise.all([
    listBoardRows(db, { org_id, ...filters, sort, limit: limit + 1 }),
    countByStatus(db, { org_id, ...filters }),
  ]);
  const counts = toStatusCounts(counted);
  const columns = boardStatuses.map((status) => {
    const total = counts[status];
    return {
      status,
      total,
      ...cutPage(
        rows.filter((row) => row.status === status),
        { limit, sort, total },
      ),
    };
  });
  return { columns, counts };
}
