import {
  type ApplicationSort,
  applicationSorts,
  applicationStatuses,
  type downloadApplications,
  type listOrganizationApplications,
  type Output,
  type Query,
  type viewAdjacentApplications,
} from '@foothold/shared/contract';
import * as z from 'zod';
import type { Db } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { createCursorCodec } from '../../platform/paging/cursor';
import { listFirstPageByOrganization } from './firstPage.queries';
import {
  type ApplicationFilters,
  findListPosition,
  findNeighbor,
  type ListPosition,
  listByOrganization,
  listJobsWithApplications,
} from './organizationApplications.queries';
import { toApplication } from './toApplication';

const maxRows = 1000;

/** The position of the last row of a page, and the total that the first page counted. */
const { readCursor, writeCursor } = createCursorCodec(
  z.object({ sort: z.enum(applicationSorts), key: z.string(), id: z.int32(), total: z.int() }).refine(
    // The database would fail on a key that is no instant.
    ({ sort, key }) => sort === 'name' || z.iso.datetime().safeParse(key).success,
  ),
);

/** Applications to a company. One row more than requested is read, to know whether there is another page. */
export async function loadOrganizationApplications(
  db: Db,
  user: User,
  org_id: number,
  { cursor, limit = maxRows, sort: requestedSort = 'newest', ...filters }: Query<typeof listOrganizationApplications>,
): Promise<Output<typeof listOrganizationApplications>> {
  requireReadAccess(user, org_id);
  const position = cursor === undefined ? undefined : readCursor(cursor);
  const sort = position?.sort ?? requestedSort;
  const pageQuery = { org_id, ...filters, sort, limit: limit + 1 };
  const { rows, counts } = position
    ? { rows: await listByOrganization(db, { ...pageQuery, after: position }), counts: null }
    : await loadFirstPage(db, pageQuery);
  const total = position?.total ?? sumCounts(counts, filters.status);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next_cursor = last ? writeCursor({ sort, ...toListPosition(last, sort), total }) : null;
  return { applications: page.map(toApplication), total, counts, next_cursor };
}

/** Only the company itself and admins may read a company's applications. */
export function requireReadAccess(user: User, org_id: number): void {
  if (user.role !== 'admin' && org_id !== user.role_specific_id) fail('not_found');
}

type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

async function loadFirstPage(db: Db, pageQuery: Parameters<typeof listFirstPageByOrganization>[1]) {
  const { rows, counts } = await listFirstPageByOrganization(db, pageQuery);
  return { rows, counts: toStatusCounts(counts) };
}

function toStatusCounts(rows: readonly { status: string; count: number }[]): StatusCounts {
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return Object.fromEntries(applicationStatuses.map((status) => [status, countOf(status)])) as StatusCounts;
}

const sumCounts = (counts: StatusCounts | null, status: ApplicationFilters['status']): number => {
  if (!counts) return 0;
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
};

/** The position of a row in a sort order. */
export const toListPosition = (
  { id, created_at, applicant }: { id: number; created_at: string; applicant: string },
  sort: ApplicationSort,
): ListPosition => ({ key: sort === 'name' ? applicant : created_at, id });

/** The jobs by which a company can filter its applications. */
export async function loadJobsWithApplications(db: Db, user: User, org_id: number) {
  requireReadAccess(user, org_id);
  return { jobs: await listJobsWithApplications(db, org_id) };
}

/** The previous and the next application in the company's list with these filters. */
export async function loadNeighbors(
  db: Db,
  { role_specific_id: org_id }: User,
  id: number,
  { sort = 'newest', ...filters }: Query<typeof downloadApplications>,
): Promise<Output<typeof viewAdjacentApplications>> {
  const current = await findListPosition(db, { id, org_id });
  if (!current) fail('not_found');
  const findAdjacent = (backwards: boolean) =>
    findNeighbor(db, { org_id, ...filters, sort, after: toListPosition(current, sort), backwards });
  const [previous, next] = await Promise.all([findAdjacent(true), findAdjacent(false)]);
  return { previous: previous ?? null, next: next ?? null };
}
